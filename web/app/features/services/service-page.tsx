import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import type { Crumb } from "#app/lib/content-view.ts";
import type { ServiceView, SubscriptionView } from "#app/lib/service-view.ts";
import { LookUpForm } from "./look-up-form.tsx";
import { ServiceChoice } from "./service-choice.tsx";
import type { ServiceFailure } from "./service-failure.ts";
import { SubscriptionFacts } from "./subscription-facts.tsx";

type Props = {
  service: ServiceView;
  subscription: SubscriptionView;
  failure: ServiceFailure | null;
  /** The service that renews an expired subscription; null while there is none. */
  renewalSlug: string | null;
  trail: readonly Crumb[];
  /** The editors' other blocks. */
  children: ReactNode;
};

/** One service: the subscription, the choice and the price. */
export function ServicePage({ service, subscription, failure, renewalSlug, trail, children }: Props) {
  const { name, tagline, kind } = service;
  return (
    <>
      <section className="page-grid items-start gap-y-10 pt-6 pb-16 md:pt-10 md:pb-24">
        <div className="col-span-full lg:col-span-6 lg:pr-6">
          <Breadcrumbs trail={trail} />
          <FittedHeading look="text-product" className="mt-1">
            {name}
          </FittedHeading>
          <p className="text-lead mt-4 max-w-text">{tagline}</p>
          {subscription.state === "found" && (
            <SubscriptionFacts offers={subscription.offers} kind={kind} renewalSlug={renewalSlug} />
          )}
        </div>
        <div className="col-span-full lg:col-span-6 lg:pl-6">
          {subscription.state === "found" ? (
            <ServiceChoice kind={kind} {...subscription} failure={failure} />
          ) : (
            <LookUpForm failure={failure} isUnavailable={subscription.state === "unavailable"} />
          )}
        </div>
      </section>
      {children}
    </>
  );
}
