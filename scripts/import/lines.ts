import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Yields the lines of a file one by one: some of these files are larger than the memory. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
}
