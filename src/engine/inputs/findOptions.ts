import { fold } from '../../definition/fold';
import type { Option } from '../ports';

/** The options that contain a text in any spelling, those that begin with it first; all for none. */
export function findOptions(options: readonly Option[], text: string): Option[] {
  const sought = fold(text);
  if (sought === '') return [...options];
  const folded = options.map((option) => [option, fold(option.label)] as const);
  const begin = folded.filter(([, label]) => label.startsWith(sought));
  const contain = folded.filter(([, label]) => label.includes(sought) && !label.startsWith(sought));
  return [...begin, ...contain].map(([option]) => option);
}

/** The option that a text names outright. */
export function namedOption(options: readonly Option[], text: string): Option | undefined {
  const sought = fold(text);
  return sought === '' ? undefined : options.find(({ label }) => fold(label) === sought);
}
