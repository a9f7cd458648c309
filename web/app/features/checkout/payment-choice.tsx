import { problemWithMethod, type Money, type PaymentMethod } from "@wren/domain";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { fieldId } from "#app/lib/form-failure.ts";
import { TestMark } from "./test-mark.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  form: string;
  methods: readonly PaymentMethod[];
  isTest: boolean;
  chosen: string | undefined;
  /** An answer that chooses a method itself, over the visitor's choice. */
  decision?: object | null;
  /** Null while the price is unknown: then every method is possible. */
  total: Money | null;
  error?: string | null;
  /** The button that makes TWINT possible by switching the currency. */
  switchButton?: ReactNode;
};

/** The choice of payment method. One that does not fit the total stays visible and says why. */
export function PaymentChoice({ form, methods, isTest, chosen, decision, total, error = null, switchButton }: Props) {
  const t = useCheckoutTexts();
  const problemOf = (method: PaymentMethod) => total && problemWithMethod(method, total);
  const possible = methods.filter((method) => !problemOf(method));
  const preselected = possible.find((method) => method === chosen) ?? possible[0];
  const [first] = useState(preselected);
  const list = useKeptChoice(preselected, decision);
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
      <ul ref={list} className="choices">
        {methods.map((method, index) => {
          const problem = problemOf(method);
          const hintId = fieldId(form, `${method}-hint`);
          return (
            <li key={method}>
              <label className="choice">
                <input
                  id={index === 0 ? firstId : undefined}
                  type="radio"
                  name="paymentMethod"
                  value={method}
                  defaultChecked={method === first}
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

/**
 * Leaves the choice to the visitor, who may change it while an answer is on its way. Only one that became impossible,
 * or a decision of the answer, replaces it.
 */
function useKeptChoice(preselected: PaymentMethod | undefined, decision: object | null = null) {
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef(decision);
  useLayoutEffect(() => {
    const isDecided = decision !== null && decision !== followed.current;
    followed.current = decision;
    const checked = list.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked && !checked.disabled && !isDecided) return;
    const radio = list.current?.querySelector<HTMLInputElement>(`input[value="${preselected ?? ""}"]`);
    if (radio) radio.checked = true;
  });
  return list;
}
