import { createContext, use } from 'react';
import type { ListFiles, SharedFiles } from '../../../definition/model/resolve';
import { dotted, type Values } from '../../../definition/model/values';
import { t } from '../../language/t';
import { wordsIn } from '../core/rowWords';
import { useDesigning } from '../core/designing';
import { groupOf } from './kinds';
import type { ServiceRow } from './serviceRows';

/** What a service refers to. */
export interface ServiceParts {
  readonly shared: SharedFiles;
  readonly lists: ListFiles;
  /** What is not renamed, since there are applications with answers to it (namedIn). */
  readonly kept?: ReadonlySet<string>;
}

export const ServicePartsContext = createContext<ServiceParts>({ shared: {}, lists: {} });

export const useServiceParts = (): ServiceParts => use(ServicePartsContext);

/** An answer as a row may name it. */
export interface NamedAnswer {
  /** As it is written: "name", "../name", "/group/name". */
  readonly name: string;
  /** Another way to write it. */
  readonly also?: string;
  readonly label: string;
  readonly field: Values;
}

/** Returns the answer that is named, in either way. */
export const answerNamed = (
  answers: readonly NamedAnswer[],
  name: unknown,
): NamedAnswer | undefined =>
  name === undefined ? undefined : answers.find((one) => one.name === name || one.also === name);

export const useServiceRows = (): readonly ServiceRow[] =>
  useDesigning().rows as readonly ServiceRow[];

/** Returns the questions in a group, or in each row of a list. */
export const questionsOf = (rows: readonly ServiceRow[], { id }: ServiceRow) =>
  rows.filter(({ what, at }) => {
    const around = dotted(at.slice(0, -2));
    return what === 'question' && (around === id || around === `${id}.items`);
  });

/** Returns the label of a question, or else its name. */
export const labelOf = ({ value, name = '' }: Pick<ServiceRow, 'value' | 'name'>): string =>
  wordsIn(value.label) ?? name;

export const namedOption = (row: ServiceRow): readonly [name: string, label: string] => [
  row.name ?? '',
  labelOf(row),
];

/** Returns the names of the other questions in the same form, group or list. */
export const namesBeside = (rows: readonly ServiceRow[], row: ServiceRow): readonly string[] => {
  const around = dotted(row.at.slice(0, -1));
  return rows.flatMap(({ id, what, at, name = '' }) =>
    what === 'question' && id !== row.id && dotted(at.slice(0, -1)) === around ? [name] : [],
  );
};

/** Returns words for an answer that a question names and that does not fit, such as one that is not in this form. */
export function useMissingName(answers: readonly NamedAnswer[]): (name: string) => string {
  const { shared } = useServiceParts();
  return (name) => {
    const there = answerNamed(answers, name);
    if (there) return there.label;
    const fields = Object.values(shared).flatMap((file) => file[name] ?? []) as Values[];
    return t('“{{name}}”, which is not in this form', {
      name: wordsIn(fields[0]?.label) ?? name,
    });
  };
}

const isNamed = ({ what, name, value }: ServiceRow): boolean =>
  what === 'question' && name !== 'items' && groupOf(value) !== 'note';

/** Returns the answers that can be named in a step, a block or a question: beside it, and around it. */
export function answersFor(rows: readonly ServiceRow[], row: ServiceRow): readonly NamedAnswer[] {
  const depth = row.what === 'question' ? row.answer.length - 1 : 0;
  const answers = rows.flatMap((other): NamedAnswer[] => {
    if (other === row || !isNamed(other)) return [];
    const level = other.answer.length - 1;
    const isAround = other.answer.slice(0, level).every((name, at) => name === row.answer[at]);
    if (isAround && level <= depth && (level === 0 || row.what === 'question')) {
      const own = String(other.answer[level]);
      const up = `${'../'.repeat(depth - level)}${own}`;
      const isRoot = level === 0 && depth > 0;
      const names = isRoot ? { name: `/${own}`, also: up } : { name: up };
      return [{ ...names, label: labelOf(other), field: other.value }];
    }
    return isInGroups(rows, other)
      ? [{ name: `/${other.answer.join('/')}`, label: fullLabel(rows, other), field: other.value }]
      : [];
  });
  return toldApart(answers);
}

/** Answers that are called the same, such as those of a trip and of each flight, are told apart by their names. */
function toldApart(answers: readonly NamedAnswer[]): readonly NamedAnswer[] {
  return answers.map((one) =>
    answers.some((other) => other !== one && other.label === one.label)
      ? { ...one, label: `${one.label} (${one.name})` }
      : one,
  );
}

/** Returns the answers that can be named outside of the form's rows. */
export const answersIn = (rows: readonly ServiceRow[]): readonly NamedAnswer[] =>
  rows.filter(isNamed).flatMap((one) =>
    isInGroups(rows, one)
      ? [
          {
            name: one.answer.length === 1 ? (one.answer[0] ?? '') : `/${one.answer.join('/')}`,
            label: fullLabel(rows, one),
            field: one.value,
          },
        ]
      : [],
  );

function isInGroups(rows: readonly ServiceRow[], { parent, answer }: ServiceRow): boolean {
  const around = rows.find(({ id }) => id === parent);
  if (answer.length === 1) return true;
  return around?.value.type === 'object' && isInGroups(rows, around);
}

function fullLabel(rows: readonly ServiceRow[], row: ServiceRow): string {
  const around = rows.find(({ id, what }) => id === row.parent && what === 'question');
  return around ? `${fullLabel(rows, around)} › ${labelOf(row)}` : labelOf(row);
}
