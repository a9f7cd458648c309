import type { Core } from "@strapi/strapi";

/** Columns that Strapi adds to every row. */
type OwnColumns = {
  id: number;
  documentId: string;
  locale: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};

/** Times are read as strings and may be written as dates. A union of string literals is not a time. */
type Given<Cell> = Cell extends string ? (string extends Cell ? Cell | Date : Cell) : Cell;

type Comparison<Cell> = {
  $eq?: Given<Cell>;
  $ne?: Given<Cell>;
  $in?: readonly Given<Cell>[];
  $notIn?: readonly Given<Cell>[];
  $lt?: Given<Cell>;
  $lte?: Given<Cell>;
  $gt?: Given<Cell>;
  $gte?: Given<Cell>;
  $eqi?: string;
  $contains?: string;
  $containsi?: string;
  $startsWith?: string;
  $null?: boolean;
  $notNull?: boolean;
};

/** A condition on rows: only columns of the type, with values that they can hold. */
export type Where<Columns> = {
  [Column in keyof (Columns & OwnColumns)]?:
    | Given<(Columns & OwnColumns)[Column]>
    | Comparison<(Columns & OwnColumns)[Column]>;
} & { $and?: Where<Columns>[]; $or?: Where<Columns>[]; $not?: Where<Columns> };

/** Values to write into a row. A column that is left out keeps its value, or gets the schema's default. */
export type Data<Columns> = { [Column in keyof Columns]?: Given<Columns[Column]> };

type Order<Columns> = { [Column in keyof (Columns & OwnColumns)]?: "asc" | "desc" };

type FindMany<Columns> = {
  where: Where<Columns>;
  orderBy?: Order<Columns> | Order<Columns>[];
  limit?: number;
  offset?: number;
  select?: (keyof (Columns & OwnColumns))[];
  populate?: string[];
};

/** Rejects unknown columns also in objects that are not literals, which the compiler would accept. */
type Only<Allowed, Object> = Object & { [Key in keyof Object]: Key extends keyof Allowed ? Allowed[Key] : never };

/** The rows of a content type, by its uid. A column that it does not have does not compile. */
export function table<Columns extends object = Pick<OwnColumns, "id">>(strapi: Core.Strapi, uid: string) {
  type Row = Columns & { id: number };
  type Wanted = Where<Columns>;
  type Written = Data<Columns>;
  const query = strapi.db.query(uid);
  return {
    findOne: <Of extends object>(params: { where: Only<Wanted, Of>; populate?: string[] }) =>
      query.findOne(params) as Promise<Row | null>,
    findMany: <Of extends object>(params: FindMany<Columns> & { where: Only<Wanted, Of> }) =>
      query.findMany(params) as Promise<Row[]>,
    count: <Of extends object>(where: Only<Wanted, Of>) => query.count({ where }),
    /** @returns the number of rows for each value of a column, by one query */
    async countBy<Column extends keyof Columns & string>(column: Column): Promise<Map<Columns[Column], number>> {
      const { tableName, attributes } = strapi.db.metadata.get(uid);
      const name = (attributes[column] as { columnName?: string } | undefined)?.columnName ?? column;
      const counts: { value: Columns[Column]; count: number | string }[] = await strapi.db
        .connection(tableName)
        .select({ value: name })
        .count({ count: "*" })
        .groupBy(name);
      return new Map(counts.map(({ value, count }) => [value, Number(count)]));
    },
    create: <New extends object>(data: Only<Written, New>) => query.create({ data }) as Promise<Row>,
    /** One statement; `create` would read the row again after writing it. */
    createMany: <New extends object>(data: Only<Written, New>[]) => query.createMany({ data }) as Promise<unknown>,
    update: <New extends object>(id: number, data: Only<Written, New>) =>
      query.update({ where: { id }, data }) as Promise<unknown>,
    /** @returns number of changed rows */
    updateMany: async <Of extends object, New extends object>(where: Only<Wanted, Of>, data: Only<Written, New>) =>
      (await query.updateMany({ where, data })).count,
    remove: (id: number) => query.delete({ where: { id } }) as Promise<unknown>,
    removeMany: <Of extends object>(where: Only<Wanted, Of>) => query.deleteMany({ where }),
    /**
     * Removes at most `limit` rows, in the order of the column that `where` asks about: in any other, the database
     * would read past its index. @returns how many
     */
    async removeSome<Of extends object>(
      where: Only<Wanted, Of>,
      { by, limit }: { by: keyof Of & string; limit: number },
    ): Promise<number> {
      const orderBy = { [by]: "asc" };
      const found = (await query.findMany({ where, limit, orderBy, select: ["id"] })) as { id: number }[];
      if (found.length === 0) return 0;
      return (await query.deleteMany({ where: { ...where, id: { $in: found.map(({ id }) => id) } } })).count;
    },
  };
}

export type Table<Columns extends object> = ReturnType<typeof table<Columns>>;
