import { ADDRESS_MAX_LENGTH, OTHER_COUNTRY, ZIP_MAX_LENGTH } from "@wren/domain";
import { SelectField } from "#app/components/forms/select-field.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import type { CheckoutFormResult } from "./checkout-form-result.ts";
import type { Country } from "./checkout-view.ts";
import { useCheckoutTexts } from "./texts.ts";

const FORM = "checkout";

const OPTIONAL_FIELDS = [
  { name: "company", autoComplete: "shipping organization" },
  { name: "additionalAddress", autoComplete: "shipping address-line2" },
  { name: "state", autoComplete: "shipping address-level1" },
] as const;

type FieldName = keyof CheckoutFormResult["errors"];

type Props = {
  values: CheckoutFormResult["values"];
  errorAt: (field: FieldName) => string | null;
  countries: readonly Country[];
  /** Default until the visitor chooses. */
  country: string;
  onCountryChange: () => void;
};

/** The delivery address. Fields that most people leave empty are collapsed. */
export function AddressFields({ values, errorAt, countries, country, onCountryChange }: Props) {
  const t = useCheckoutTexts();
  const field = (name: "firstName" | "lastName" | "street" | "zip" | "city") => ({
    form: FORM,
    name,
    label: t(`address.${name}`),
    defaultValue: values[name],
    error: errorAt(name),
    maxLength: name === "zip" ? ZIP_MAX_LENGTH : ADDRESS_MAX_LENGTH,
  });
  const chosen = values.country ?? country;
  const hasMore = OPTIONAL_FIELDS.some(({ name }) => Boolean(values[name]) || errorAt(name) !== null);

  return (
    <>
      <div className="field-row grid-cols-2">
        <TextField {...field("firstName")} autoComplete="shipping given-name" />
        <TextField {...field("lastName")} autoComplete="shipping family-name" />
      </div>
      <TextField {...field("street")} autoComplete="shipping address-line1" />
      <div className="field-row grid-cols-[minmax(7rem,2fr)_minmax(0,5fr)]">
        <TextField {...field("zip")} autoComplete="shipping postal-code" />
        <TextField {...field("city")} autoComplete="shipping address-level2" />
      </div>
      <SelectField
        form={FORM}
        name="country"
        label={t("address.country")}
        options={[
          { value: "", label: t("address.chooseCountry") },
          ...withTyped(countries, chosen).map(({ code, name }) => ({ value: code, label: name })),
          { value: OTHER_COUNTRY, label: t("address.otherCountry") },
        ]}
        defaultValue={chosen}
        autoComplete="shipping country"
        error={errorAt("country")}
        onChange={onCountryChange}
      />
      <details open={hasMore} className="more-fields">
        <summary>{t("address.more")}</summary>
        <div className="grid gap-6 pt-4">
          {OPTIONAL_FIELDS.map(({ name, autoComplete }) => (
            <TextField
              key={name}
              form={FORM}
              name={name}
              label={t("address.optional", { label: t(`address.${name}`) })}
              required={false}
              maxLength={ADDRESS_MAX_LENGTH}
              autoComplete={autoComplete}
              defaultValue={values[name]}
              error={errorAt(name)}
            />
          ))}
        </div>
      </details>
    </>
  );
}

/** Adds the chosen country, because the list may be missing while the cms is unreachable. */
function withTyped(countries: readonly Country[], chosen: string): readonly Country[] {
  const isKnown = chosen === "" || chosen === OTHER_COUNTRY || countries.some(({ code }) => code === chosen);
  return isKnown ? countries : [...countries, { code: chosen, name: chosen }];
}
