import assert from "node:assert/strict";
import { test } from "node:test";
import { addressesIn, formsOf } from "./forms.mjs";

const PAGE = `
  <form id="a" action="/cart?answer=1" method="post" encType="multipart/form-data">
    <input type="hidden" name="token" value="x&amp;y"/><input required="" name="city"/>
    <input type="radio" name="pay" value="card"/><input type="radio" name="pay" value="twint"/>
    <select name="country"><option value="CH" selected="">Schweiz</option><option value="AT">Österreich</option></select>
    <textarea name="text">one &lt;two</textarea><button name="intent" value="order">Order</button>
    <button type="button">Menu</button>
  </form>
  <form action="/preferences" method="post"><button>Save</button><button name="locale" value="de" form="a" formAction="/de/cart">de</button></form>
  <a href="/shop?x=1&amp;y=2">Shop</a>`;

test("forms are read with their fields, choices and buttons", () => {
  const [form] = formsOf(PAGE, "/here");
  assert.equal(form?.action, "/cart?answer=1");
  assert.equal(form?.method, "POST");
  assert.equal(form?.isMultipart, true);
  assert.deepEqual(
    form?.fields.map(({ name, kind, value, options }) => [name, kind, value, options.length]),
    [
      ["token", "hidden", "x&y", 1],
      ["city", "text", "", 1],
      ["pay", "radio", "card", 2],
      ["country", "select", "", 2],
      ["text", "textarea", "one <two", 0],
    ],
  );
});

test("a button that belongs to a form by its attribute is that form's", () => {
  const [form, preferences] = formsOf(PAGE, "/here");
  assert.deepEqual(form?.buttons, [
    { name: "intent", value: "order", action: "" },
    { name: "locale", value: "de", action: "/de/cart" },
  ]);
  assert.deepEqual(preferences?.buttons, [{ name: "", value: "", action: "" }]);
});

test("addresses of the site are found, without their encoding", () => {
  assert.deepEqual(addressesIn(PAGE), ["/cart?answer=1", "/preferences", "/de/cart", "/shop?x=1&y=2"]);
});
