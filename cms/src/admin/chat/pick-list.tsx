import { Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTexts } from "../desk/use-texts";
import { PickOption } from "./desk-links";
import { stepTo } from "./shortcuts";

export type Option = { id: string; title: string; detail: string };

type Props = {
  name: string;
  label: string;
  hint: string;
  search: string;
  onSearch: (search: string) => void;
  options: Option[];
  /** Number of options in words, or why there are none; read out when it changes. */
  status: string;
  onPick: (index: number) => void;
  /** Stands between the search and its results. */
  children?: ReactNode;
};

const STEPS: Partial<Record<string, "next" | "previous">> = { ArrowDown: "next", ArrowUp: "previous" };

/** A search whose results are chosen with arrows and Enter; the focus stays in its field. */
export function PickList({ name, label, hint, search, onSearch, options, status, onPick, children }: Props) {
  const { t } = useTexts();
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, options.length - 1);
  const optionId = (index: number) => `${listId}-${String(index)}`;
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    option.current?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    // While an input method composes a word, Enter and arrows are its own.
    if (event.nativeEvent.isComposing || (!step && event.key !== "Enter")) return;
    event.preventDefault();
    if (step) setChosen(stepTo(step, { from: current, count: options.length }));
    else if (current >= 0) onPick(current);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root name={name} hint={hint}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          autoFocus
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          value={search}
          onChange={({ target }) => {
            setChosen(0);
            onSearch(target.value);
          }}
          onKeyDown={press}
        />
        <Field.Hint />
      </Field.Root>
      {children}
      <Typography role="status" variant="pi" textColor="neutral600">
        {status}
      </Typography>
      <Flex
        id={listId}
        tag="ul"
        role="listbox"
        aria-label={t("chat.pick.results")}
        direction="column"
        alignItems="stretch"
        maxHeight="26rem"
        overflow="auto"
      >
        {options.map(({ id, title, detail }, index) => (
          <PickOption
            key={id}
            ref={index === current ? option : undefined}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            onClick={() => onPick(index)}
          >
            <Typography tag="span" display="block" fontWeight="bold" textColor="neutral800">
              {title}
            </Typography>
            <Typography tag="span" display="block" variant="pi" textColor="neutral600" ellipsis>
              {detail}
            </Typography>
          </PickOption>
        ))}
      </Flex>
    </Flex>
  );
}
