import { findMonero, MONERO_IS_MISSING } from "../../scripts/lib/monero/find-monero.mjs";
import { startCopiedRegtest } from "../../scripts/lib/monero/template-chain.mjs";
import { startWalletSimulator } from "../../scripts/lib/monero/wallet-simulator.mjs";
import { toXmr } from "../../scripts/lib/monero/xmr.mjs";

/** @typedef {{ address: string, piconero: bigint }} Bill */

/** A transaction has sixteen outputs at most, one of which is the change. */
const MOST_PAID_AT_ONCE = 15;

/** A private chain with the real programs; with simulated ones where they are not installed. */
export async function startChain() {
  if (findMonero()) return startReal();
  process.stdout.write(`With a played wallet: ${MONERO_IS_MISSING}\n`);
  const chain = await startWalletSimulator();
  return {
    env: chain.env,
    stop: chain.stop,
    mine: () => Promise.resolve(chain.mine()),
    /** @param {Bill[]} bills */
    pay: (bills) => Promise.resolve(inGroups(bills).map((group) => chain.pay(group))),
  };
}

async function startReal() {
  const chain = await startCopiedRegtest();
  return {
    env: chain.env,
    stop: chain.stop,
    mine: () => chain.mine(),
    /** @param {Bill[]} bills @returns {Promise<string[]>} */
    async pay(bills) {
      const txids = [];
      for (const group of inGroups(bills)) {
        const { txid } = await chain.pay(group.map(({ address, piconero }) => ({ address, xmr: toXmr(piconero) })));
        txids.push(txid);
      }
      return txids;
    },
  };
}

/** @param {Bill[]} bills */
function inGroups(bills) {
  const count = Math.ceil(bills.length / MOST_PAID_AT_ONCE);
  return Array.from({ length: count }, (_, n) => bills.slice(n * MOST_PAID_AT_ONCE, (n + 1) * MOST_PAID_AT_ONCE));
}
