import { useSyncExternalStore } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { applyColorMode, COLOR_MODE_KEY, COLOR_MODES, readColorMode, storeColorMode } from "#app/lib/color-mode.ts";

/**
 * Switches between system, light and dark, kept in local storage. Rendered only with scripts: without them the system
 * decides.
 */
export function ColorModeSwitch() {
  const t = useTranslations("colorMode");
  const mode = useSyncExternalStore(subscribeToChoice, readColorMode, () => "system" as const);

  return (
    <fieldset>
      <legend className="field-label">{t("label")}</legend>
      <div className="segments">
        {COLOR_MODES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="color-mode"
              value={option}
              checked={option === mode}
              onChange={() => {
                storeColorMode(option);
                applyColorMode(option);
                // Storage events reach only other tabs, so this tab sends itself one.
                window.dispatchEvent(new StorageEvent("storage", { key: COLOR_MODE_KEY }));
              }}
            />
            <span>{t(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Follows the choice made in another tab. */
function subscribeToChoice(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== COLOR_MODE_KEY) return;
    applyColorMode(readColorMode());
    onChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
