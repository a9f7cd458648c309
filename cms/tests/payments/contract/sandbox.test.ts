import { afterAll, beforeAll, expect } from "vitest";
import { bootFromTemplate, type BootedCms } from "../../support/boot";
import { createMoneroShop, PLAYED_WALLET } from "../../support/monero";
import { fillStock } from "./baskets";
import { testContract } from "./provider-contract";

let cms: BootedCms;
const shop = createMoneroShop(() => cms);

// One shop simulates both: the provider's page, and the wallet.
beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
  await fillStock(cms);
});

afterAll(() => cms.stop());

testContract({
  name: "sandbox",
  cms: () => cms,
  methods: ["card", "twint", "provider"],
  async shownLines(ref) {
    const { body } = await shop.call("sandbox-payments/look-up", { body: { ref } });
    return body.lines;
  },
  async pay(orders) {
    for (const { ref } of orders)
      expect((await shop.call("sandbox-payments/act", { body: { ref, action: "pay" } })).status).toBe(200);
  },
});

testContract({
  name: "monero",
  cms: () => cms,
  methods: ["monero"],
  shownLines: null,
  async pay(orders) {
    for (const { secret } of orders) await shop.play(secret, "full");
    for (const { secret } of orders)
      await shop.until(secret, ({ order }) => order.state === "paid" || order.state === "fulfilled");
  },
});
