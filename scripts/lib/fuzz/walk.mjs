import { setTimeout as wait } from "node:timers/promises";
import { bentForm, brokenRequest, honestForm, hostileAddress, hostileCall, hostilePost } from "./hostile-requests.mjs";

/** @typedef {import("./visitor.mjs").Visitor} Visitor */
/** @typedef {import("./visitor.mjs").Asked} Asked */
/** @typedef {import("./wire.mjs").Answer} Answer */
/** @typedef {import("./hostile-requests.mjs").Given} Given */
/** @typedef {{ to: "web" | "cms", kind: string, path: string, raw: Buffer, isMalformed?: boolean }} Outgoing */
/** @typedef {(outgoing: Outgoing) => Promise<Answer | null>} Send answers null when the run is over */

/** Requests of one visitor: few enough to stay below most limits. */
const MOST_STEPS = 30;
/** The contact form is refused when it is sent sooner. */
const LEAST_OPEN_MS = 3_100;

/** How often each kind of step is taken, of 100. */
const STEPS = Object.entries({ browse: 16, submit: 16, bend: 30, address: 14, post: 6, call: 10, malformed: 8 });
const ALL_STEPS = STEPS.flatMap(([step, share]) => Array.from({ length: share }, () => step));

/**
 * One visitor's way through the site: partly honest, so that forms of later pages are reached, partly hostile.
 * @param {Visitor} visitor
 * @param {Given} given
 * @param {Send} send
 */
export async function walk(visitor, given, send) {
  const { chance, targets } = given;
  const redirect = { to: "" };

  /** @param {string} kind @param {Asked} asked */
  async function ask(kind, asked) {
    const answer = await send({ to: "web", kind, path: asked.path, raw: visitor.write(asked) });
    if (answer) visitor.take(answer, asked.path);
    redirect.to = answer?.headers.get("location")?.[0] ?? "";
    return answer;
  }

  for (let step = 0; step < MOST_STEPS; step++) {
    const page = visitor.page();
    const way = chance.oneOf(ALL_STEPS);
    const form = page ? chooseForm(page.forms, chance) : null;
    /** @type {Answer | null} */
    let answer;
    if (redirect.to.startsWith("/") && chance.happens(0.8)) answer = await ask("redirect", { path: redirect.to });
    else if (way === "submit" && form) {
      if (chance.happens(0.2) && form.fields.some(({ name }) => name === "formToken")) await wait(LEAST_OPEN_MS);
      answer = await ask("form", honestForm(form, given));
    } else if (way === "bend" && form) answer = await ask("bent form", bentForm(form, given));
    else if (way === "address") answer = await ask("address", hostileAddress(page?.addresses ?? [], given));
    else if (way === "post") answer = await ask("post", hostilePost(given));
    else if (way === "call") {
      const bearer = visitor.cookies.get("wren-session")?.split("~")[0] ?? null;
      const asked = hostileCall({ ...given, bearer, visitorKey: `fuzz-${visitor.number}` });
      answer = await send({ to: "cms", kind: "call", path: asked.path, raw: visitor.write(asked) });
    } else if (way === "malformed") {
      const [, ...lines] = visitor.write({ path: "/" }).toString().trimEnd().split("\r\n");
      const broken = brokenRequest(lines.join("\r\n"), given);
      answer = await send({ to: "web", kind: "malformed", ...broken, isMalformed: true });
    } else {
      const seen = page?.addresses ?? [];
      const path = chance.oneOf(seen.length > 0 && chance.happens(0.4) ? seen : targets.formPages);
      answer = await ask("page", { path });
    }
    if (answer === null) return;
  }
}

/**
 * Mostly one in which something is typed: every page has the same small forms for language and currency.
 * @param {import("./forms.mjs").PageForm[]} forms
 * @param {import("./chance.mjs").Chance} chance
 */
function chooseForm(forms, chance) {
  const typed = forms.filter(({ fields }) => fields.some(({ kind }) => kind !== "hidden" && kind !== "select"));
  const others = forms.filter((form) => !typed.includes(form) && form.action !== "/preferences");
  const wanted = chance.happens(0.1) ? forms : [...typed, ...others];
  return wanted.length > 0 ? chance.oneOf(wanted) : null;
}
