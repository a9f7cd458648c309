import type { Core } from "@strapi/strapi";
import { env } from "../env";
import { perStrapi } from "../per-strapi";
import { isTopic, type Change, type News } from "@wren/domain";
import { createLocalChannel, createPostgresChannel } from "./channel";
import { subscribeToWrites } from "./writes";
import type { EventStream } from "../event-stream";

type Subscriber = Pick<EventStream, "send" | "close">;

type ChangeService = {
  start(): Promise<void>;
  /** Ends every stream, because a listening browser or web server must not hold up a stop. */
  stop(): Promise<void>;
  /** @returns the function that unsubscribes */
  subscribe(events: Subscriber): () => void;
  /** Announces a change of a type or a topic. Within a transaction it is delivered only on commit. */
  announce(name: string): Promise<void>;
  /** Listens for changes, for caches in this process's memory. */
  onChange(callback: (type: string) => void): void;
  countSubscribers: () => number;
};

export const changeService = perStrapi((strapi: Core.Strapi): ChangeService => {
  const subscribers = new Set<Subscriber>();
  const listeners: ((type: string) => void)[] = [];
  const tell = (name: string) => {
    if (isTopic(name)) {
      for (const events of subscribers) events.send("news", { topic: name } satisfies News);
      return;
    }
    for (const listener of listeners) listener(name);
    for (const events of subscribers) events.send("change", { type: name } satisfies Change);
  };
  const postgres = env("DATABASE_URL");
  const channel = postgres ? createPostgresChannel(strapi, postgres, tell) : createLocalChannel(strapi, tell);

  return {
    async start() {
      await channel.start();
      subscribeToWrites(strapi, (type) => channel.announce(type));
    },
    async stop() {
      for (const events of subscribers) events.close();
      await channel.stop();
    },
    subscribe(events) {
      subscribers.add(events);
      return () => subscribers.delete(events);
    },
    announce: (type) => channel.announce(type),
    onChange(callback) {
      listeners.push(callback);
    },
    countSubscribers: () => subscribers.size,
  };
});
