import { Button, Field, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { useState, type FormEvent } from "react";
import type { TextKey } from "../desk/texts";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Values = Partial<Record<string, string>>;

type Issue = { path: PropertyKey[]; message: string };

type ParseResult<Parsed> = { success: true; data: Parsed } | { success: false; error: { issues: Issue[] } };

type Props<Parsed> = {
  label: TextKey;
  /** The consequences, in whole sentences. */
  what: TextKey;
  done: TextKey;
  path: string;
  fields: { name: string; label: TextKey; value: string; isRequired?: boolean }[];
  /** Judges by the server's own schema, so that what it would refuse is said at the field. */
  parse: (values: Values) => ParseResult<Parsed>;
  toBody: (parsed: Parsed) => object;
  onDone: () => void;
};

/** Button with a form that corrects something about an order. */
export function Correction<Parsed>(props: Props<Parsed>) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          {t(props.label)}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t(props.label)}</Modal.Title>
        </Modal.Header>
        <CorrectionForm {...props} onClose={() => setIsOpen(false)} />
      </Modal.Content>
    </Modal.Root>
  );
}

function CorrectionForm<Parsed>({
  what,
  done,
  path,
  fields,
  parse,
  toBody,
  onDone,
  onClose,
}: Props<Parsed> & { onClose: () => void }) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [values, setValues] = useState<Values>(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const [problems, setProblems] = useState<Partial<Record<string, TextKey>>>({});

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parse(values);
    setProblems(parsed.success ? {} : problemsOf(parsed.error.issues));
    if (parsed.success && (await send(path, toBody(parsed.data), done))) onClose();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="p">{t(what)}</Typography>
          {fields.map(({ name, label, isRequired }) => {
            const problem = problems[name];
            return (
              <Field.Root key={name} name={name} required={isRequired} error={problem && t(problem)}>
                <Field.Label>{t(label)}</Field.Label>
                <TextInput
                  value={values[name] ?? ""}
                  autoComplete="off"
                  onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                />
                <Field.Error />
              </Field.Root>
            );
          })}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{t("action.cancel-dialog")}</Button>
        </Modal.Close>
        <Button type="submit" loading={isBusy}>
          {t("correct-order.save")}
        </Button>
      </Modal.Footer>
    </form>
  );
}

const FIELD_PROBLEMS = [
  "field-missing",
  "too-long",
  "characters-invalid",
  "postcode-invalid",
  "email-missing",
  "email-invalid",
] as const;

function problemsOf(issues: Issue[]): Record<string, TextKey> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), problemText(message)]));
}

function problemText(code: string): TextKey {
  const known = FIELD_PROBLEMS.find((problem) => problem === code);
  return known ? `field.${known}` : "refusal.invalid";
}
