import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import type { OrderDocumentKind } from "@wren/domain";
import { statusOf } from "../desk/refusal";
import { saveAs } from "../desk/save-as";
import { useTexts } from "../desk/use-texts";

const CONFLICT = 409;

/** The refusal of a file comes without its code. */
const REFUSALS = { invoices: "refusal.no-invoice", "packing-slips": "refusal.no-parcel" } as const;

type Props = { kinds: readonly OrderDocumentKind[]; numbers: string[] };

/** Saves documents of these orders as one PDF. */
export function DocumentButtons({ kinds, numbers }: Props) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function save(kind: OrderDocumentKind) {
    try {
      const path = `/desk/orders/documents/${kind}?numbers=${numbers.join(",")}`;
      const { data } = await get<Blob>(path, { responseType: "blob" });
      saveAs(data, `${[kind, ...(numbers.length === 1 ? numbers : [])].join("-")}.pdf`);
    } catch (error) {
      const message = t(statusOf(error) === CONFLICT ? REFUSALS[kind] : "refusal.unknown");
      toggleNotification({ type: "danger", message, timeout: 10_000 });
    }
  }

  return kinds.map((kind) => (
    <Button key={kind} variant="tertiary" startIcon={<Download />} onClick={() => void save(kind)}>
      {t(`document.${kind}`, { count: numbers.length })}
    </Button>
  ));
}
