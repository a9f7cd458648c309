import { Failure } from "./failure.mjs";
import { newSecret, readStoredSecrets, SECRET_RULES, storeSecrets } from "./secrets.mjs";

/** @typedef {import("./secrets.mjs").SecretName} SecretName */

const DAY_MS = 86_400_000;

/**
 * Takes the next step of a secret's rotation. A secret is a list: its first value signs, all are accepted.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.name
 * @param {"announce" | "sign" | "end"} options.step
 * @param {boolean} [options.isNow] ends without waiting
 * @param {Date} [options.now]
 * @param {NodeJS.ProcessEnv} [options.given]
 * @returns {Promise<string>} sentences about what to do next
 */
export async function rotateSecret({ dataDir, name, step, isNow = false, now = new Date(), given = process.env }) {
  if (!isSecretName(name))
    throw new Failure(`There is no secret ${name}. They are: ${Object.keys(SECRET_RULES).join(", ")}.`);
  if (given[name])
    throw new Failure(
      `${name} is set in the environment or in .env, so it is rotated there: write the new value, a comma and the old one.`,
    );
  const stored = await readStoredSecrets(dataDir);
  const value = stored?.[name];
  if (!value) throw new Failure(`${dataDir} has no ${name} yet: the first start makes it.`);
  const rotation = stored.rotations?.[name];
  const state = { name, value, rotation, now, isNow };
  const next = step === "announce" ? announce(state) : step === "sign" ? sign(state) : end(state);
  const { [name]: _, ...others } = stored.rotations ?? {};
  const rotations = next.stage ? { ...others, [name]: { stage: next.stage, since: now.toISOString() } } : others;
  await storeSecrets(dataDir, { ...stored, [name]: next.value, rotations });
  return next.said;
}

/**
 * @typedef {{ name: SecretName, value: string, rotation?: import("./secrets.mjs").Rotation, now: Date, isNow: boolean }} State
 * @typedef {{ value: string, stage: "announced" | "signing" | null, said: string }} Next
 */

/**
 * @param {State} state
 * @returns {Next}
 */
function announce({ name, value, rotation }) {
  if (rotation) throw new Failure(describeRotation(name, rotation));
  const said = `${name} has a second value that is accepted and does not sign yet. Restart all processes of ${SECRET_RULES[name].of}, one after another; then: npm run rotate -- ${name}`;
  return { value: `${value},${newSecret()}`, stage: "announced", said };
}

/**
 * @param {State} state
 * @returns {Next}
 */
function sign({ name, value, rotation, now }) {
  if (rotation?.stage === "signing") throw new Failure(describeRotation(name, rotation));
  const values = rotation ? value.split(",").toReversed() : [newSecret(), value];
  const { of, waitDays, why } = SECRET_RULES[name];
  const until = waitDays === 0 ? "after that" : `from ${dayOf(endOf(now, waitDays))} on`;
  const said = `${name} has a new value; the old one is still accepted. Restart ${of}. ${why}\nThen, ${until}: npm run rotate -- ${name} --end`;
  return { value: values.join(","), stage: "signing", said };
}

/**
 * @param {State} state
 * @returns {Next}
 */
function end({ name, value, rotation, now, isNow }) {
  if (rotation?.stage !== "signing") throw new Failure(describeRotation(name, rotation));
  const { of, waitDays, why } = SECRET_RULES[name];
  const last = endOf(new Date(rotation.since), waitDays);
  if (now < last && !isNow)
    throw new Failure(
      `Wait until ${dayOf(last)}. ${why}\nIf the old value has leaked, end it now: npm run rotate -- ${name} --end --now`,
    );
  return {
    value: value.split(",")[0],
    stage: null,
    said: `The old value of ${name} is gone. Restart ${of}, and delete backups that hold it when you need no older one.`,
  };
}

/**
 * @param {SecretName} name
 * @param {import("./secrets.mjs").Rotation} [rotation]
 */
function describeRotation(name, rotation) {
  if (!rotation) return `${name} is not being rotated. Begin with: npm run rotate -- ${name}`;
  return rotation.stage === "announced"
    ? `${name} was announced on ${dayOf(new Date(rotation.since))}. Next: npm run rotate -- ${name}`
    : `${name} has been signing with a new value since ${dayOf(new Date(rotation.since))}. Next: npm run rotate -- ${name} --end`;
}

/**
 * @param {Date} since
 * @param {number} days
 */
function endOf(since, days) {
  return new Date(since.getTime() + days * DAY_MS);
}

/** @param {Date} date */
function dayOf(date) {
  return date.toISOString().slice(0, 10);
}

/**
 * @param {string} name
 * @returns {name is SecretName}
 */
function isSecretName(name) {
  return Object.hasOwn(SECRET_RULES, name);
}
