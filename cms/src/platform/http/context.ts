import type { IncomingMessage } from "node:http";

/** The parts of Koa's context that our controllers use, with Strapi's additions. */
export type Context = {
  req: IncomingMessage;
  params: { id?: string };
  query: unknown;
  request: { ip: string; body?: unknown };
  get(header: string): string;
  set(header: string, value: string): void;
  status: number;
  body: unknown;
  notFound(): void;
  badRequest(code: string, details: object): void;
  conflict(code: string, details: object): void;
  serviceUnavailable(code: string): void;
};
