import type { Core, UID } from "@strapi/strapi";

/**
 * Strapi's services and tables are untyped. The parts we use are described here, once, so that the compiler checks the
 * rest of the cms.
 */
type AdminUsers = {
  exists(): Promise<boolean>;
  create(user: {
    email: string;
    password: string;
    firstname: string;
    lastname: string;
    registrationToken: null;
    isActive: boolean;
    roles: number[];
  }): Promise<unknown>;
};

type AdminRoles = {
  getSuperAdmin(): Promise<{ id: number }>;
  addPermissions(
    roleId: number,
    permissions: { action: string; subject: string | null; properties: object }[],
  ): Promise<unknown>;
};

type Services = { extend(uid: string, extend: (service: object) => object): unknown };

/** Replaces methods of a service of Strapi; all of Strapi's own callers get the new ones. Belongs in `register`. */
export function extendService<Service extends object>(
  strapi: Core.Strapi,
  uid: string,
  extend: (service: Service) => Service,
): void {
  strapi.get<Services>("services").extend(uid, (service) => extend(service as Service));
}

type AdminContentTypes = {
  getNestedFields(model: object, options: { components: object }): string[];
};

type DraftedDocuments = Record<
  "publish" | "unpublish",
  (entry: { documentId: string; locale: string }) => Promise<unknown>
> & { update(entry: { documentId: string; locale: string; data: object }): Promise<unknown> };

/** Documents of a type with drafts; Strapi's own type knows these calls only for a type that is known when compiling. */
export function draftedDocuments(strapi: Core.Strapi, uid: string): DraftedDocuments {
  return strapi.documents(uid as UID.ContentType) as unknown as DraftedDocuments;
}

/** Permissions of the signed-in user, as Strapi keeps them in the state of a request. */
export type StaffAbility = object;

type ContentPermissions = {
  /** Of a field by its path, such as `gallery.caption`; of the entry as a whole without one. */
  can: Record<"read" | "update" | "publish", (entry?: object, field?: string) => boolean>;
  /** Leaves out the fields that this user may not change. */
  sanitizeUpdateInput(entry: object): (data: object) => Promise<object>;
};

type ContentPermissionChecker = {
  create(asked: { userAbility: StaffAbility; model: string }): ContentPermissions;
};

type Languages = {
  findByCode(code: string): Promise<unknown>;
  create(language: { code: string; name: string }): Promise<unknown>;
};

type Uploads = {
  upload(request: {
    data: { fileInfo: { name: string } };
    files: { filepath: string; originalFilename: string; mimetype: string | undefined; size: number };
  }): Promise<[{ id: number }]>;
};

export function adminUsers(strapi: Core.Strapi) {
  return strapi.service("admin::user") as unknown as AdminUsers;
}

export function adminRoles(strapi: Core.Strapi) {
  return strapi.service("admin::role") as unknown as AdminRoles;
}

export function adminContentTypes(strapi: Core.Strapi) {
  return strapi.service("admin::content-type") as unknown as AdminContentTypes;
}

/** Permissions of the content manager, with their conditions and languages. */
export function contentPermissions(
  strapi: Core.Strapi,
  asked: { userAbility: StaffAbility; model: string },
): ContentPermissions {
  return strapi.plugin("content-manager").service<ContentPermissionChecker>("permission-checker").create(asked);
}

export function languages(strapi: Core.Strapi) {
  return strapi.plugin("i18n").service<Languages>("locales");
}

export function uploads(strapi: Core.Strapi) {
  return strapi.plugin("upload").service<Uploads>("upload");
}

/** Settings of one field in the admin: in the form of an entry, and as a column of the list. */
export type FieldMetadata = {
  edit: { label?: string; description?: string; editable?: boolean };
  list: { label?: string };
};

type FormConfiguration = {
  /** `mainField` names an entry in headings and lists. */
  settings: { mainField: string };
  metadatas: Record<string, FieldMetadata>;
};

type FormConfigurations = {
  findConfiguration(model: { uid: string }): Promise<FormConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: FormConfiguration): Promise<unknown>;
};

export function formConfigurations(strapi: Core.Strapi, uid: string) {
  const kind = uid in strapi.contentTypes ? "content-types" : "components";
  return strapi.plugin("content-manager").service<FormConfigurations>(kind);
}

export type Account = {
  id: number;
  email: string;
  /** Address that somebody gave and nobody has confirmed; `email` is only a stand-in then. */
  claimedEmail?: string | null;
  /** Number of somebody who gave no address; `email` is only a stand-in for good. */
  supportNumber?: string | null;
  password?: string | null;
  confirmed: boolean;
  blocked: boolean;
};

type Accounts = {
  add(account: {
    username: string;
    email: string;
    claimedEmail: string | null;
    supportNumber: string | null;
    provider: string;
    role?: number;
    confirmed: boolean;
    blocked: boolean;
  }): Promise<Account>;
  edit(id: number, changes: { password?: string; confirmed?: boolean }): Promise<unknown>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  sendConfirmationEmail(account: Account): Promise<void>;
};

export function accounts(strapi: Core.Strapi) {
  return strapi.plugin("users-permissions").service<Accounts>("user");
}

type Mailer = { send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<void> };

type LoginProviders = {
  get(name: string): object | undefined;
  add(
    name: string,
    provider: { authCallback(given: { accessToken: string }): Promise<{ username: string; email: string }> },
  ): void;
};

export function loginProviders(strapi: Core.Strapi) {
  return strapi.plugin("users-permissions").service<LoginProviders>("providers-registry");
}

/** Strapi's mail plugin loads providers by package name; this one is our own code. */
export function setMailProvider(strapi: Core.Strapi, provider: Mailer): void {
  Object.assign(strapi.plugin("email"), { provider });
}

type Connection = Core.Strapi["db"]["connection"];
export type Transaction = {
  trx: Parameters<ReturnType<Connection["raw"]>["transacting"]>[0];
  onCommit(callback: () => void): void;
};

/** Joins the running transaction, or runs the work in one of its own. */
export async function inTransaction<Result>(
  strapi: Core.Strapi,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction((transaction: Transaction) => work(transaction));
}

/** A written row; undefined when many rows were written at once. */
export type Write = { uid: string; row?: { publishedAt?: string | Date | null } };

type WriteEvent = { model: { uid: string }; result?: unknown };

/** Called after each write to these content types, within its transaction if there is one. */
export function onWrite(strapi: Core.Strapi, models: string[], callback: (write: Write) => Promise<void>): void {
  const one = ({ model, result }: WriteEvent) => callback({ uid: model.uid, row: result as Write["row"] });
  const many = ({ model }: WriteEvent) => callback({ uid: model.uid });
  strapi.db.lifecycles.subscribe({
    models,
    afterCreate: one,
    afterUpdate: one,
    afterDelete: one,
    afterCreateMany: many,
    afterUpdateMany: many,
    afterDeleteMany: many,
  });
}

/** Called with the id of each account that was deleted. */
export function onAccountDeleted(strapi: Core.Strapi, callback: (id: number) => Promise<void>): void {
  strapi.db.lifecycles.subscribe({
    models: ["plugin::users-permissions.user"],
    afterDelete: ({ result }: WriteEvent) => callback((result as Account).id),
  });
}

export function singularName(strapi: Core.Strapi, uid: string): string {
  return strapi.getModel(uid as UID.ContentType).info.singularName;
}
