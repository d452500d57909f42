import { isRecord } from '../../../src/definition/values';
import { suggestion } from '../closest';
import { pointer } from '../fault';
import type { Found } from '../lint';
import { saidText, table, textList } from './texts';
import { below, type Judge, shown, wrong } from './wrong';

/** What the value of a part of an overview is, by its type (paper 2, section 3). */
const VALUES: ReadonlyMap<unknown, Judge> = new Map([
  [1, saidText],
  [2, textList],
  [3, table],
]);

/** A part of an overview: {type, value}. */
export const body: Judge = (value) => {
  if (!isRecord(value)) return wrong(`${shown(value)} is no {type, value}`, 'write both');
  const judge = VALUES.get(value.type);
  if (!judge) {
    const problem = `there is no type ${shown(value.type)}`;
    return below('type', wrong(problem, 'write 1 for a text, 2 for a list, 3 for a table'));
  }
  return [...onlyKeys(value, ['type', 'value']), ...below('value', judge(value.value))];
};

/** Keys that nothing reads: most often a slip of the finger. */
export const onlyKeys = (record: object, known: readonly string[]): Found[] =>
  Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      at: pointer(key),
      problem: `nothing reads ${JSON.stringify(key)}`,
      mend: suggestion(key, known),
    }));
