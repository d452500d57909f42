import type { AboutEntry, AboutSum, Staff } from '../model/service';
import { isRecord, type Json, type Values } from '../model/values';

export const isSum = (entry: AboutEntry): entry is AboutSum =>
  typeof entry !== 'string' && 'sum' in entry;

/** Returns the names of the fields in `about`; a sum has none. */
export const aboutNames = ({ about = [] }: Pick<Staff, 'about'>): readonly string[] =>
  about.flatMap((entry) => (isSum(entry) ? [] : [typeof entry === 'string' ? entry : entry.field]));

/** Returns the name under which a sum is stored; no field has it. */
export const sumName = ({ sum }: AboutSum): string => `+${sum.join('+')}`;

/** Returns the sum of the numbers at some paths, in all rows of lists; a list itself counts its rows. */
export const sumOf = ({ sum }: AboutSum, answers: Values): number =>
  sum.reduce((total, path) => total + numberAt(answers, path.split('.')), 0);

function numberAt(value: Json | undefined, path: readonly string[]): number {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? value.length : Number(value ?? 0) || 0;
  if (Array.isArray(value)) return value.reduce((all: number, one) => all + numberAt(one, path), 0);
  return isRecord(value) ? numberAt(value[name], rest) : 0;
}
