import { Flex } from "@strapi/design-system";
import {
  correctedEmailSchema,
  shippingAddressSchema,
  trackingNumberSchema,
  type DeskOrder,
  type ShippingAddress,
} from "@wren/domain";
import { Correction } from "./correction";

type Props = { order: DeskOrder; onDone: () => void };

const ADDRESS_FIELDS = [
  { name: "firstName", isRequired: true },
  { name: "lastName", isRequired: true },
  { name: "company" },
  { name: "street", isRequired: true },
  { name: "additionalAddress" },
  { name: "zip", isRequired: true },
  { name: "city", isRequired: true },
  { name: "state" },
] as const satisfies { name: Exclude<keyof ShippingAddress, "country">; isRequired?: boolean }[];

const NOT_SENT = ["awaiting_payment", "verifying", "paid", "paid_late"];

/** Corrections that the order's state allows. The country stays: shipping is paid to it. */
export function OrderCorrections({ order, onDone }: Props) {
  const { number, address, email, state, trackingNumber } = order;
  const common = { onDone, path: `orders/${number}` };
  return (
    <Flex gap={2} wrap="wrap" paddingTop={4}>
      {address && NOT_SENT.includes(state) && (
        <Correction
          {...common}
          label="correct-address.label"
          what="correct-address.what"
          done="correct-address.done"
          path={`${common.path}/correct-address`}
          fields={ADDRESS_FIELDS.map((field) => ({
            ...field,
            label: `address.${field.name}`,
            value: address[field.name],
          }))}
          parse={(values) => shippingAddressSchema.safeParse({ ...values, country: address.country })}
          toBody={(corrected) => ({ address: corrected })}
        />
      )}
      {email && (
        <Correction
          {...common}
          label="correct-email.label"
          what="correct-email.what"
          done="correct-email.done"
          path={`${common.path}/correct-email`}
          fields={[{ name: "email", label: "correct-email.field", value: email, isRequired: true }]}
          parse={(values) => correctedEmailSchema.safeParse(values)}
          toBody={(corrected) => corrected}
        />
      )}
      {state === "shipped" && email && (
        <Correction
          {...common}
          label="correct-tracking.label"
          what="correct-tracking.what"
          done="correct-tracking.done"
          path={`${common.path}/correct-tracking`}
          fields={[{ name: "trackingNumber", label: "order.tracking", value: trackingNumber ?? "" }]}
          parse={(values) => trackingNumberSchema.safeParse(values)}
          toBody={(corrected) => corrected}
        />
      )}
    </Flex>
  );
}
