/** Answers to `npm run setup` for tests that only need a shop that is set up. */
export const EXAMPLE_ANSWERS = {
  companyName: "Vogel AG",
  companyStreet: "Nestweg 1",
  companyTown: "3000 Bern",
  publicUrl: "https://shop.test",
  adminUrl: "https://admin.shop.test",
  mailFrom: "Vogel <no-reply@shop.test>",
  supportEmail: "help@shop.test",
  firstAdminEmail: "ada@shop.test",
};
