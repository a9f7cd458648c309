import { priceServices, type Currency, type IsoDay, type Quote, type ServiceLine, type Tariffs } from "@wren/domain";
import type { NamedService } from "../../catalog/work/catalog";
import type { OrderService, Subscription } from "./rows";

export type ServiceShelf = {
  tariffs: Tariffs;
  names: ReadonlyMap<ServiceLine["service"], NamedService>;
  subscriptions: ReadonlyMap<string, Subscription>;
  currency: Currency;
  today: IsoDay;
};

type QuotedServices = { services: OrderService[]; problems: Quote["serviceProblems"] };

/** Prices services as of now. Those for the same subscription build on each other. */
export function quoteServices(lines: readonly ServiceLine[], shelf: ServiceShelf): QuotedServices {
  const quoted: QuotedServices = { services: [], problems: [] };
  const groups = new Map<Subscription, ServiceLine[]>();
  for (const line of lines) {
    const subscription = shelf.subscriptions.get(line.identifier);
    if (!shelf.names.has(line.service)) quoted.problems.push({ line, problem: "unavailable" });
    else if (!subscription) quoted.problems.push({ line, problem: "unknown-identifier" });
    else groups.set(subscription, [...(groups.get(subscription) ?? []), line]);
  }
  for (const [subscription, group] of groups) {
    for (const priced of priceServices(subscription, group, shelf)) {
      const { choice: line } = priced;
      const named = shelf.names.get(line.service);
      if (!priced.ok) quoted.problems.push({ line, problem: priced.reason });
      else if (named) {
        const { price, before, after } = priced;
        quoted.services.push({ line, ...named, price, before, after, subscriptionId: subscription.id });
      }
    }
  }
  return quoted;
}
