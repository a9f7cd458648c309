import { randomUUID } from "node:crypto";
import type { CheckoutRequest, OrderPage, PlacedOrder, ServiceLine } from "@wren/domain";
import { askForStatus, persist, type Town } from "./town";

/** The site sends known bots to its maintenance page. */
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SERVICE_PAGES = { renewal: "/shop/services/subscription-renewal", extension: "/shop/services/storage-extension" };
/** A form that comes back shows a new total; a buyer who agrees sends it again. */
const MOST_SUBMISSIONS = 4;

type Page = { status: number; body: string; location: string | null };

/** Orders through the public site, as a browser without scripts does: pages, forms, cookies. */
export async function orderThroughWeb(
  town: Town,
  request: CheckoutRequest,
): Promise<Pick<PlacedOrder, "number" | "secret" | "paymentUrl"> | null> {
  const browser = openBrowser(town, request.currency);
  for (const { sku, quantity } of request.lines)
    await browser.submit("/cart", { intent: "add", sku, quantity: String(quantity) });
  for (const line of request.services) await addService(browser, line);

  const checkout = request.locale === "de" ? "/de/shop/checkout" : "/shop/checkout";
  let page = await browser.open(checkout);
  const token = page ? fieldsOf(page).token : "";
  for (let tries = 0; page && tries < MOST_SUBMISSIONS; tries += 1) {
    const fields = fieldsOf(page);
    // A form with another token says that the order exists already. This buyer wanted one.
    if (fields.token !== token) return null;
    page = await browser.submit(checkout, { ...fields, ...typedBy(request), intent: "order" });
    const secret = browser.cookie("wren-order");
    if (page?.status === 303 && secret) return findPlaced(town, { secret, location: page.location });
    if (page?.status !== 409 && page?.status !== 400) return null;
  }
  return null;
}

async function addService({ submit }: Browser, line: ServiceLine): Promise<void> {
  const page = SERVICE_PAGES[line.service];
  await submit(page, { intent: "look-up", identifier: line.identifier });
  const choice = line.service === "renewal" ? line.months : line.quotaGb;
  await submit(page, { intent: "add", choice: String(choice) });
}

function typedBy({ email, paymentMethod, address }: CheckoutRequest): Record<string, string> {
  return { ...address, email, paymentMethod, terms: "on" };
}

/** The provider's page knows only the payment; the browser's cookie has the order's secret. */
async function findPlaced(town: Town, { secret, location }: { secret: string; location: string | null }) {
  const answer = await askForStatus(town, "shop/orders/look-up", { secret });
  if (answer?.status === 404) town.surprises.push("web led to an order that nobody knows");
  if (answer?.status !== 200) return null;
  const order = answer.body as OrderPage;
  return { number: order.number, secret, paymentUrl: location?.startsWith("http") ? location : null };
}

type Browser = ReturnType<typeof openBrowser>;

function openBrowser(town: Town, currency: string) {
  const cookies = new Map([["wren-currency", currency]]);
  const part = () => randomUUID().slice(0, 4);
  const address = `2001:db8:${part()}:${part()}::1`;

  async function load(path: string, init: RequestInit = {}): Promise<Page | null> {
    const send = async () => {
      try {
        const response = await fetch(town.webUrl + path, {
          ...init,
          redirect: "manual",
          headers: {
            "User-Agent": USER_AGENT,
            "X-Forwarded-For": address,
            Origin: town.webUrl,
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        });
        for (const line of response.headers.getSetCookie()) keepCookie(line);
        const { status, headers } = response;
        return { status, body: await response.text(), location: headers.get("location") };
      } catch {
        return null;
      }
    };
    return persist(town, `web ${path}`, { send }) as Promise<Page | null>;
  }

  function keepCookie(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    open: (path: string) => load(path),
    submit: (path: string, fields: Record<string, string>) =>
      load(path, { method: "POST", body: new URLSearchParams(fields) }),
    cookie: (name: string) => decodeURIComponent(cookies.get(name) ?? ""),
  };
}

/** Fields that the page's form sends by itself: the hidden ones and the numbers. */
function fieldsOf({ body }: Page): Record<string, string> {
  const form = /<form[^>]*id="checkout-form".*?<\/form>/s.exec(body)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return Object.fromEntries(
    inputs
      .filter((tag) => ["hidden", "number"].includes(attribute(tag, "type")))
      .map((tag) => [attribute(tag, "name"), attribute(tag, "value")]),
  );
}
