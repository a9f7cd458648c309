import type { Config } from "@react-router/dev/config";
import packageJson from "../package.json" with { type: "json" };
import { writeBuildManifest } from "./build-plugins/build-manifest.ts";
import { writeIntegrityManifest } from "./build-plugins/integrity-manifest.ts";
import { precompressAssets } from "./build-plugins/precompress-assets.ts";
import { readSource } from "./build-plugins/source.ts";

export default {
  ssr: true,
  // All defaults of version 8, so that the upgrade changes only the version.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // The route manifest lists every page anyway; lazy discovery would reveal which links were seen.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const clientDirectory = `${reactRouterConfig.buildDirectory}/client`;
    const source = readSource(process.env);
    await writeBuildManifest(clientDirectory, source);
    await writeIntegrityManifest(clientDirectory, { version: packageJson.version, commit: source.commit });
    await precompressAssets(clientDirectory);
  },
} satisfies Config;
