import { problemWithMethod, type Money, type PaymentMethod } from "@wren/domain";
import type { ReactNode } from "react";
import { fieldId } from "#app/lib/form-failure.ts";
import { TestMark } from "./test-mark.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  form: string;
  methods: readonly PaymentMethod[];
  isTest: boolean;
  chosen: string | undefined;
  /** Null while the price is unknown: then every method is possible. */
  total: Money | null;
  error?: string | null;
  /** The button that makes TWINT possible by switching the currency. */
  switchButton?: ReactNode;
};

/** The choice of payment method. One that does not fit the total stays visible and says why. */
export function PaymentChoice({ form, methods, isTest, chosen, total, error = null, switchButton }: Props) {
  const t = useCheckoutTexts();
  const problemOf = (method: PaymentMethod) => total && problemWithMethod(method, total);
  const possible = methods.filter((method) => !problemOf(method));
  const preselected = possible.find((method) => method === chosen) ?? possible[0];
  const firstId = fieldId(form, "paymentMethod");
  const errorId = error ? `${firstId}-error` : undefined;

  return (
    <fieldset className="checkout-group" aria-describedby={errorId}>
      <legend className="text-title">{t("payment.heading")}</legend>
      {isTest && <TestMark />}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {methods.length === 0 && <p className="notice-warn">{t("payment.none")}</p>}
      <ul className="choices">
        {methods.map((method, index) => {
          const problem = problemOf(method);
          const hintId = fieldId(form, `${method}-hint`);
          return (
            <li key={method}>
              <label className="choice">
                <input
                  // A preselected method that became impossible resets the choice.
                  key={preselected}
                  id={index === 0 ? firstId : undefined}
                  type="radio"
                  name="paymentMethod"
                  value={method}
                  defaultChecked={method === preselected}
                  disabled={Boolean(problem)}
                  aria-describedby={hintId}
                />
                <span>
                  <span className="font-semibold">{t(`payment.methods.${method}`)}</span>{" "}
                  <span id={hintId} className="block text-sm text-quiet">
                    {problem ? t(`payment.${problem}`) : t(`payment.hints.${method}`)}
                  </span>
                </span>
              </label>
              {problem === "twint-needs-chf" && switchButton}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-quiet">
        {t("payment.providerNote")} {methods.includes("monero") && t("payment.moneroNote")}
      </p>
    </fieldset>
  );
}
