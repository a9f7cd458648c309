import type { Core } from "@strapi/strapi";
import { FAILED_MAIL_ACTIONS, type FailedMailAction, type FailedMails } from "@wren/domain";
import { mailService } from "../mail/mail-service";
import type { DeskCalls } from "./add-desk";

/** Desk calls for mails that could not be sent. */
export function failedMailCalls(strapi: Core.Strapi): DeskCalls {
  return {
    "GET /failed-mails": async (ctx) => {
      ctx.body = await listFailedMails(strapi);
    },
    "POST /failed-mails/:id/:action": async (ctx) => {
      const id = Number(ctx.params.id);
      const isDone = await act(ctx.params.action ?? "", {
        retry: () => mailService(strapi).retryFailed(id),
        drop: () => mailService(strapi).dropFailed(id),
      });
      if (isDone) ctx.body = { ok: true };
      else ctx.notFound();
    },
  };
}

async function listFailedMails(strapi: Core.Strapi): Promise<FailedMails> {
  const failed = await mailService(strapi).listFailed();
  return {
    mails: failed.map(({ id, to, subject, createdAt, attempts, lastError }) => {
      return { id, to, subject, writtenAt: new Date(createdAt).toISOString(), attempts, lastError };
    }),
  };
}

async function act(name: string, actions: Record<FailedMailAction, () => Promise<boolean>>): Promise<boolean> {
  const action = FAILED_MAIL_ACTIONS.find((known) => known === name);
  return action ? actions[action]() : false;
}
