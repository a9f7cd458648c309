import { useFetchClient } from "@strapi/strapi/admin";
import type { Schema } from "@wren/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { statusOf } from "../desk/refusal";
import type { Loaded } from "../desk/use-loaded";
import { paced } from "./paced";

type Options<Answer> = {
  path: string;
  /** Identifies the subject of the answer: the last answer stays on screen while the same subject reloads. */
  subject?: string;
  schema: Schema<Answer>;
  pauseMs: number;
};

type Result<Answer> = { subject: string; answer: Answer | null; problem: Loaded<Answer>["problem"] };

/**
 * Answer of a desk call, reloaded after every event. The last one stays on screen while the server cannot be reached.
 */
export function useLiveAnswer<Answer>(options: Options<Answer>): Loaded<Answer> {
  const { path, subject = path, schema, pauseMs } = options;
  const { get } = useFetchClient();
  const [result, setResult] = useState<Result<Answer> | null>(null);
  const ask = useRef<() => void>();

  useEffect(() => {
    let isWanted = true;
    const keep = (change: (before: Answer | null) => Omit<Result<Answer>, "subject">) => {
      if (isWanted) setResult((last) => ({ subject, ...change(last?.subject === subject ? last.answer : null) }));
    };
    const loading = paced(async () => {
      try {
        const { data } = await get(`/desk/chat/${path}`);
        const answer = schema.parse(data);
        keep(() => ({ answer, problem: null }));
      } catch (error) {
        const isGone = statusOf(error) === 404;
        keep((last) => (isGone ? { answer: null, problem: "not-found" } : { answer: last, problem: "failed" }));
      }
    }, pauseMs);
    ask.current = loading.ask;
    loading.ask();
    return () => {
      isWanted = false;
      loading.stop();
    };
  }, [get, path, subject, schema, pauseMs]);

  const reload = useCallback(() => ask.current?.(), []);
  const current = result?.subject === subject ? result : null;
  return { answer: current?.answer ?? null, problem: current?.problem ?? null, reload };
}
