// `npm run monero:pay -- <address> <xmr>`: pays an order of a site that runs with MONERO=regtest.
import { exitWith, Failure } from "./lib/failure.mjs";
import { payOnDemoChain } from "./lib/monero/demo-chain.mjs";
import { readSettings } from "./lib/settings.mjs";

await exitWith(async () => {
  const [address, xmr] = process.argv.slice(2);
  if (!address || !xmr) throw new Failure("Say whom to pay and how much: npm run monero:pay -- <address> <xmr>");
  const txid = await payOnDemoChain({ dataDir: readSettings().dataDir, address, xmr });
  process.stdout.write(`Sent ${xmr} XMR. The transaction's id:\n${txid}\n`);
});
