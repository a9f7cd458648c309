// For tests: `node --import` this file, and the process believes that it is CLOCK_AHEAD_MS later.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const { now: tellTime } = Date;
const now = () => tellTime() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
