import type { FigureSource } from "../metrics/figures";
import { clock } from "../process/clock";
import { MAIL_STATES, mailsIn } from "./outbox";

export const mailFigures: FigureSource = async (strapi) => {
  const mails = mailsIn(strapi);
  const counted = await mails.countBy("state");
  const [oldest] = await mails.findMany({ where: { state: "queued" }, orderBy: { createdAt: "asc" }, limit: 1 });
  const waitingMs = oldest ? clock.now().getTime() - new Date(oldest.createdAt).getTime() : 0;
  return [
    {
      name: "wren_mails",
      help: "Mails of the last 30 days: queued ones wait, failed ones were given up",
      values: MAIL_STATES.map((state) => ({ labels: { state }, value: counted.get(state) ?? 0 })),
    },
    {
      name: "wren_mail_oldest_waiting_seconds",
      help: "Age of the oldest mail that waits; 0 when none does",
      values: waitingMs / 1000,
    },
  ];
};
