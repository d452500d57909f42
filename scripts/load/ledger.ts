import type { Target } from '../../src/server/contractCheck/target';

/** Compares what a server acknowledged with what it has stored. */
export class Ledger {
  acknowledged = 0;
  readonly #calls: Target;
  readonly #lists: readonly string[];
  readonly #before: number | undefined;

  private constructor(calls: Target, lists: readonly string[], before: number | undefined) {
    this.#calls = calls;
    this.#lists = lists;
    this.#before = before;
  }

  /** @param lists the staff lists of what will be stored */
  static async open(calls: Target, lists: readonly string[]): Promise<Ledger> {
    return new Ledger(calls, lists, await count(calls, lists));
  }

  /** Returns how many have been stored since; undefined if staff's lists cannot be read. */
  async stored(): Promise<number | undefined> {
    const now = await count(this.#calls, this.#lists);
    return now === undefined || this.#before === undefined ? undefined : now - this.#before;
  }
}

async function count(calls: Target, lists: readonly string[]): Promise<number | undefined> {
  let sum = 0;
  for (const list of lists) {
    const { status, text } = await calls.call(`${list}?perPage=1`, {}, true);
    if (status !== 200) return undefined;
    sum += (JSON.parse(text) as { readonly total: number }).total;
  }
  return sum;
}
