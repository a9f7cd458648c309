import type { Core } from "@strapi/strapi";
import { registerApp, startApp, stopApp } from "./app";

type Started = { strapi: Core.Strapi };

export default {
  register: ({ strapi }: Started) => registerApp(strapi),
  bootstrap: ({ strapi }: Started) => startApp(strapi),
  async destroy({ strapi }: Started) {
    // Tools of Strapi's command line end before the app has started.
    if (strapi.isLoaded) await stopApp(strapi);
  },
};
