type RowsWithAddress = {
  findMany: (params: { where: { email: { $eqi: string } }; select: ["id"] }) => Promise<{ id: number }[]>;
};

/**
 * Rows of an address, however it is written, newest first. They are read in a second step: this one reads the index of
 * addresses alone, while "all of the row" would read the whole table.
 */
export async function idsOfAddress(rows: RowsWithAddress, email: string): Promise<number[]> {
  const found = await rows.findMany({ where: { email: { $eqi: email } }, select: ["id"] });
  return found.map(({ id }) => id).sort((one, other) => other - one);
}
