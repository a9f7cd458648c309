import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They wait for blocks, for processes that start again, for two databases. */
const TAKES_A_MINUTE = /\/storm\/|regtest|rpc-wallet|postgres/;

/** What takes long begins first: at the end it would keep one core busy and let the others wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => TAKES_A_MINUTE.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
