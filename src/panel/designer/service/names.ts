import { RESERVED_NAMES } from '../../../definition/model/fieldName';
import { isRecord, type Json } from '../../../definition/model/values';
import type { ServiceRow } from './serviceRows';

const LONGEST = 40;

/** Returns the name of a question as the call wants it, made of its English label; undefined if there are no letters. */
export function nameFrom(label: string): string | undefined {
  const words = label
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/gu, '')
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== '');
  while (words.length > 0 && /^[0-9]/u.test(words[0] ?? '')) words.shift();
  const [first, ...others] = words;
  if (first === undefined) return undefined;
  let name = first.toLowerCase();
  for (const word of others) {
    const next = name + word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    if (next.length > LONGEST) break;
    name = next;
  }
  return name.slice(0, LONGEST);
}

/** Returns a name, or the same with a number, that is not taken. */
export function freeName(name: string, taken: Iterable<string>): string {
  const others = new Set([...RESERVED_NAMES, ...taken]);
  if (!others.has(name)) return name;
  let number = 2;
  while (others.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** The name of a question without a label. */
export const NEW = 'question';

/** Returns whether nobody has named a question yet, and it has no label of which a name was made. */
export const isUnnamed = (name: string): boolean => /^(?:question|first)[0-9]*$/u.test(name);

/** Returns the key of a value of a question's choices among what is no longer renamed. */
export const keptValue = (row: string, value: Json): string => `${row}=${JSON.stringify(value)}`;

/** Returns what is not renamed once there are applications: questions, and the values of their choices. */
export const namedIn = (rows: readonly ServiceRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ id, value: { choices, unless } }) => [
      id,
      ...[choices ?? [], unless ?? []]
        .flat()
        .flatMap((one) => (isRecord(one) ? [keptValue(id, one.value ?? null)] : [])),
    ]),
  );
