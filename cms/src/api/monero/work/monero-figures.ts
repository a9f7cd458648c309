import { clock } from "../../../platform/process/clock";
import type { FigureSource } from "../../../platform/metrics/figures";
import { moneroService } from "./monero-service";

/** As the watcher stored it last; nothing in a shop that takes no Monero. */
export const moneroFigures: FigureSource = async (strapi) => {
  const health = await moneroService(strapi).health();
  if (!health) return [];
  const { walletHeight, nodeHeight, failedAt } = health;
  const outageMs = failedAt === null ? 0 : clock.now().getTime() - new Date(failedAt).getTime();
  return [
    { name: "wren_monero_wallet_height", help: "Block up to which the wallet has read", values: walletHeight },
    { name: "wren_monero_node_height", help: "Newest block that the node knows of", values: nodeHeight },
    {
      name: "wren_monero_outage_seconds",
      help: "Time since the wallet or its node stopped answering; 0 while both do",
      values: outageMs / 1000,
    },
  ];
};
