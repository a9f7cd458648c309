import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { ChatLabel } from "@wren/domain";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../desk/use-texts";
import { addressOf, type Place } from "./use-place";

const ALL = 0;

/** Narrows a view of the queue to the conversations with one label. */
export function LabelFilter({ labels, place }: { labels: ChatLabel[]; place: Place }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  if (labels.length === 0 || place.search) return null;
  return (
    <Field.Root name="label">
      <SingleSelect
        aria-label={t("chat.label.filter")}
        size="S"
        value={place.label ?? ALL}
        onChange={(chosen) => navigate(addressOf({ ...place, label: Number(chosen) || null }))}
      >
        <SingleSelectOption value={ALL}>{t("chat.label.all")}</SingleSelectOption>
        {labels.map((label) => (
          <SingleSelectOption key={label.id} value={label.id}>
            {label[locale]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
