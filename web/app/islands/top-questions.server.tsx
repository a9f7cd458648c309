import { plainTextOf, type Locale } from "@wren/domain";
import { z } from "zod";
import { listTopQuestions } from "#app/cms/kb.server.ts";
import { TopQuestions } from "#app/features/kb/top-questions.tsx";
import type { KbQuestionView } from "#app/lib/kb-view.ts";
import { questionsStructuredData } from "#app/lib/structured-data.ts";
import { drawOnce } from "./draw-once.server.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import { defineIsland, type Fragment } from "./island.server.ts";

export const topQuestionsIsland = defineIsland(z.strictObject({}), async (_props, { locale }) => {
  return drawTopQuestions(await listTopQuestions(locale), locale);
});

export const drawTopQuestions = drawOnce(async (questions: KbQuestionView[], locale: Locale): Promise<Fragment> => {
  const html = await drawToHtml(<TopQuestions questions={questions} />, locale);
  const answered = questions.map(({ title, body }) => ({ question: title, answer: plainTextOf(body) }));
  return { html, head: { structuredData: questionsStructuredData(answered) } };
});
