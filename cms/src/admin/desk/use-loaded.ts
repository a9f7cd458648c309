import { useFetchClient } from "@strapi/strapi/admin";
import type { Schema } from "@wren/domain";
import { useCallback, useEffect, useState } from "react";
import { statusOf } from "./refusal";

export type Loaded<Answer> = {
  /** The last answer; it stays while the same path is loaded again. */
  answer: Answer | null;
  problem: "not-found" | "failed" | null;
  reload: () => void;
};

type Result<Answer> = { path: string; answer: Answer | null; problem: Loaded<Answer>["problem"] };

/** Answer of a desk call, checked against its contract. */
export function useLoaded<Answer>(path: string, schema: Schema<Answer>): Loaded<Answer> {
  const { get } = useFetchClient();
  const [result, setResult] = useState<Result<Answer> | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const keep = (next: Result<Answer>) => {
      if (isWanted) setResult(next);
    };
    get(`/desk/${path}`)
      .then(({ data }) => keep({ path, answer: schema.parse(data), problem: null }))
      .catch((error: unknown) => keep({ path, answer: null, problem: problemOf(error) }));
    return () => {
      isWanted = false;
    };
  }, [get, path, schema, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const current = result?.path === path ? result : null;
  return { answer: current?.answer ?? null, problem: current?.problem ?? null, reload };
}

function problemOf(error: unknown): "not-found" | "failed" {
  return statusOf(error) === 404 ? "not-found" : "failed";
}
