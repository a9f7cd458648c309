import type { Core } from "@strapi/strapi";
import type { RetentionKind } from "@wren/domain";
import { eraseCaptchas } from "../captcha/use-captcha";
import { eraseChatUploads } from "../chat/chat-files";
import { eraseConversations } from "../chat/erase-conversations";
import { eraseRequests } from "../contact/erase-requests";
import { eraseWaitingFiles } from "../contact/waiting-files";
import { eraseChanges } from "../email-change/erase-changes";
import { eraseMails } from "../mail/erase-mails";
import { eraseMessages } from "../payments/erase-messages";
import { eraseBuyers } from "../shop/erase-buyers";
import { inTransaction } from "../strapi-edges";
import { countErased } from "./retention-counts";

/** Erases at most `limit` of what is over; what was erased is not found again. @returns how many */
type EraseSome = (strapi: Core.Strapi, what: { now: Date; limit: number }) => Promise<number>;

/** What is erased after its time. Something new that must not be kept is one line here and one kind in the contract. */
const ERASERS: Record<RetentionKind, EraseSome> = {
  buyers: eraseBuyers,
  mails: eraseMails,
  "payment-messages": eraseMessages,
  "email-changes": eraseChanges,
  "contact-requests": eraseRequests,
  "contact-uploads": eraseWaitingFiles,
  conversations: eraseConversations,
  "chat-uploads": eraseChatUploads,
  captchas: eraseCaptchas,
};

/** Small enough that nobody waits for the database; what is left over is erased by the next run. */
const BATCH = 100;
const MOST_BATCHES = 20;

/** Erases everything whose time is over. @returns how much that was */
export async function eraseWhatIsOver(strapi: Core.Strapi, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let sum = 0;
  for (const [kind, eraseSome] of Object.entries(ERASERS) as [RetentionKind, EraseSome][]) {
    try {
      sum += await eraseInBatches(strapi, { kind, eraseSome, now });
    } catch (error) {
      // The other promises are kept all the same.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return sum;
}

type Task = { kind: RetentionKind; eraseSome: EraseSome; now: Date };

async function eraseInBatches(strapi: Core.Strapi, { kind, eraseSome, now }: Task): Promise<number> {
  let lastCount = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // Together, so that a crash in between miscounts nothing.
    const count = await inTransaction(strapi, async () => {
      const erased = await eraseSome(strapi, { now, limit: BATCH });
      await countErased(strapi, kind, { now, count: erased, lastCount: lastCount + erased });
      return erased;
    });
    lastCount += count;
    if (count < BATCH) break;
  }
  return lastCount;
}
