import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { PaymentMethodsAnswer } from "@wren/domain";
import { rawBodyOf, type RawBodyContext } from "../../../platform/http/raw-body";
import { paymentService } from "../work/payment-service";
import { paymentProviders } from "../work/providers";

type WebhookContext = RawBodyContext & {
  params: { provider: string };
  get(name: string): string;
  body: unknown;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async receive(ctx: WebhookContext) {
    const header = (name: string) => ctx.get(name) || undefined;
    const isKept = await paymentService(strapi).receive(ctx.params.provider, rawBodyOf(ctx), header);
    if (!isKept) throw new errors.ValidationError("signature-invalid");
    ctx.body = { received: true };
  },
  async methods(ctx: { body: unknown }) {
    const providers = paymentProviders(strapi);
    const methods = {
      chf: await providers.methodsFor("chf"),
      usd: await providers.methodsFor("usd"),
      eur: await providers.methodsFor("eur"),
    };
    ctx.body = { methods, isTest: providers.isTest } satisfies PaymentMethodsAnswer;
  },
});
