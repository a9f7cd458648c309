import { submit } from "./people.mjs";

/** @typedef {import("./visitor.mjs").Visitor} Visitor */
/** @typedef {import("./typing.mjs").Person} Person */

const BUYER = { firstName: "Ada", lastName: "Muster", street: "Zaunweg 7", city: "Bern", company: "", state: "" };

/**
 * Buys a phone as a person does: product page, cart, checkout, the sandbox's payment page, the order's page.
 * @param {Visitor} visitor
 * @param {Person} person
 * @returns {Promise<string>} the order's number
 */
export async function buyPhone(visitor, person) {
  await expectPage(visitor.open({ path: "/shop/wren-one" }), visitor);
  await expectPage(submit(visitor, person, { field: "sku" }), visitor);
  await expectPage(visitor.open({ path: "/shop/checkout" }), visitor);
  await expectPage(submit(visitor, person, { button: "order", typed: { ...BUYER, additionalAddress: "" } }), visitor);
  const paying = visitor
    .page()
    ?.forms.find(({ buttons }) => buttons.some(({ value }) => /^(?:pay|succeed)/.test(value)));
  const button = paying?.buttons.find(({ value }) => /^(?:pay|succeed)/.test(value))?.value;
  if (!button) throw new Error(`No way to pay on ${visitor.page()?.path}`);
  await expectPage(submit(visitor, person, { button }), visitor);
  const number = /W-\w{4}-\w{4}/.exec(visitor.page()?.html ?? "")?.[0];
  if (!number || !visitor.page()?.html.includes("Thank you, it is paid")) throw new Error("The order is not paid");
  return number;
}

/**
 * @param {Promise<import("./wire.mjs").Answer>} asked
 * @param {Visitor} visitor
 */
async function expectPage(asked, visitor) {
  const { status } = await asked;
  if (status !== 200) throw new Error(`Status ${status} on ${visitor.page()?.path}`);
}
