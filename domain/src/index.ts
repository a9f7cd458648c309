export * from "./contracts/media.js";
export * from "./contracts/page.js";
export * from "./contracts/rich-text.js";
export * from "./contracts/website.js";
export * from "./currency.js";
export * from "./error-code.js";
export * from "./locale.js";
export * from "./money.js";
