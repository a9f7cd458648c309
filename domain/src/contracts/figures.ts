import { z } from "zod";
import { CURRENCIES } from "../currency.js";
import { PAYMENT_METHODS } from "../payment-method.js";
import { retentionReportSchema } from "./retention.js";

/** Periods in days, of which staff choose one. All end today. */
export const FIGURE_PERIODS = [7, 28, 90] as const;

export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** `GET /desk/shop-figures/period` and `GET /desk/support-figures/period`. */
export const figuresQuerySchema = z.object({ days: z.coerce.number().pipe(z.literal(FIGURE_PERIODS)).default(28) });

const count = z.int().nonnegative();
const day = z.iso.date();
const instant = z.iso.datetime();

const soldSchema = z.object({ slug: z.string(), units: count, minor: count });

export type Sold = z.infer<typeof soldSchema>;

const currencySalesSchema = z.object({
  currency: z.enum(CURRENCIES),
  /** Products and services of the whole period, those with the highest sum first. */
  products: z.array(soldSchema.extend({ name: z.object({ en: z.string(), de: z.string() }) })),
  /** Every day of the period, oldest first. */
  days: z.array(z.object({ day, sold: z.array(soldSchema) })),
});

export type CurrencySales = z.infer<typeof currencySalesSchema>;

const dayTimesSchema = z.object({
  day,
  count,
  /** Null on a day without any. */
  medianSeconds: count.nullable(),
  /** The slowest tenth took this long or longer. */
  slowSeconds: count.nullable(),
});

export type DayTimes = z.infer<typeof dayTimesSchema>;

const conversionSchema = z.object({
  /** The method that was chosen at the checkout. */
  method: z.enum(PAYMENT_METHODS),
  placed: count,
  paid: count,
  /** Neither paid nor over. */
  open: count,
});

export type Conversion = z.infer<typeof conversionSchema>;

const stockReachSchema = z.object({
  code: z.string(),
  stock: count,
  /** In the last `REACH_PERIOD_DAYS`. */
  soldUnits: count,
  /** Whole days; null when nothing was sold. */
  reachDays: count.nullable(),
});

export type StockReach = z.infer<typeof stockReachSchema>;

const mailDaysSchema = z.object({
  waiting: count,
  failed: count,
  oldestWaitingAt: instant.nullable(),
  /** By the day on which they were written. */
  days: z.array(z.object({ day, waiting: count, failed: count })),
});

export type MailDays = z.infer<typeof mailDaysSchema>;

/** Answer to `GET /desk/shop-figures/period`. Nobody is named in it. */
export const shopFiguresSchema = z.object({
  sales: z.array(currencySalesSchema),
  conversion: z.array(conversionSchema),
  /** From the first sight of the transaction until the order was paid, by the day on which it was seen. */
  monero: z.array(dayTimesSchema),
  stock: z.array(stockReachSchema),
  mails: mailDaysSchema,
  retention: retentionReportSchema.shape.kinds,
});

export type ShopFigures = z.infer<typeof shopFiguresSchema>;

const answerSpeedSchema = z.object({
  count,
  medianSeconds: count.nullable(),
  slowSeconds: count.nullable(),
  /** Each answer is counted once: within 15 minutes, after that within an hour, within a day, or later. */
  withinQuarter: count,
  withinHour: count,
  withinDay: count,
  later: count,
});

export type AnswerSpeed = z.infer<typeof answerSpeedSchema>;

const writingTimesSchema = z.object({
  /** Conversations in which a visitor wrote that day. */
  days: z.array(z.object({ day, count })),
  /** Messages of visitors by the hour of the day, from 0 to 23, in the seller's time zone. */
  hours: z.array(count).length(24),
});

export type WritingTimes = z.infer<typeof writingTimesSchema>;

const answeringSchema = z.object({
  /** Unanswered at the moment. */
  waiting: count,
  /** Of the whole period. */
  speed: answerSpeedSchema,
  /** By the day on which somebody began to wait. */
  days: z.array(dayTimesSchema),
});

export type Answering = z.infer<typeof answeringSchema>;

/** Answer to `GET /desk/support-figures/period`. */
export const supportFiguresSchema = z.object({
  chat: answeringSchema.extend({ writing: writingTimesSchema }),
  requests: answeringSchema,
});

export type SupportFigures = z.infer<typeof supportFiguresSchema>;
