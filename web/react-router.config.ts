import type { Config } from "@react-router/dev/config";
import { precompressAssets } from "./build-plugins/precompress-assets.ts";

export default {
  ssr: true,
  // Everything version 8 will do by default, so that the move is a change of one number.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // The route manifest lists every page anyway; without lazy discovery no request tells which links were seen.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
