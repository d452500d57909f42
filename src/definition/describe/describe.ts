import type { AnswerWords, DescribedAnswer, DescribedContent } from '../model/described';
import { countOf, isCounted } from '../model/counted';
import { type Field, isList, type Shape } from '../model/field';
import { type Around, aroundOf, isShown } from '../model/named';
import type { Service } from '../model/service';
import { typeOf } from '../model/types/table';
import { dotted, isNone, type Json, parsePath, type Path, type Values } from '../model/values';
import { isDisplayed } from '../model/widget';
import { rowName } from './rowName';

export interface DescribedBlock {
  readonly title?: string;
  readonly answers: readonly DescribedAnswer[];
}

export interface DescribedStep {
  readonly title: string;
  readonly blocks: readonly DescribedBlock[];
}

/** Returns all questions that are shown with their answers, step by step. Expects pruned values. */
export function describe(
  service: Service<string>,
  values: Values,
  words: AnswerWords,
): DescribedStep[] {
  const steps = service.steps.map(({ title, blocks }) => ({
    title,
    blocks: blocks
      .map((block) => ({
        ...(block.title !== undefined && { title: block.title }),
        answers: describeShape(service.form, values, words, [], block.fields),
      }))
      .filter(({ answers }) => answers.length > 0),
  }));
  return steps.filter(({ blocks }) => blocks.length > 0);
}

/** Returns the answers to an object's fields in order, or to the named ones. */
export function describeShape(
  shape: Shape<string>,
  values: Values,
  words: AnswerWords,
  path: Path = [],
  names: readonly string[] = Object.keys(shape.properties),
  above?: Around,
): DescribedAnswer[] {
  const around = aroundOf(shape, values, above);
  return names.flatMap((name) => {
    const field = shape.properties[name];
    // What was answered is shown on every day, though a condition may depend on the day.
    const isAsked = !isNone(values[name]) || isShown(name, around);
    if (!field || !isDisplayed(field) || !isAsked) return [];
    // With a count of 0, nothing was asked.
    if (isCounted(field) && countOf(values[field.countedBy]) === 0) return [];
    const here = [...path, name];
    const content = describeValue(field, values[name], words, here, around);
    return [{ path: dotted(here), label: field.label, content }];
  });
}

function describeValue(
  field: Field<string>,
  value: Json | undefined,
  words: AnswerWords,
  path: Path,
  around: Around,
): DescribedContent {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  const content = typeOf(field).describe(field, value, {
    words,
    path,
    beside: around.values,
    shape: (shape, values, at) => describeShape(shape, values, words, at, undefined, around),
    field: (row, given, at) => describeValue(row, given, words, at, around),
  });
  const isNamed = isList(field) && (field.rowTitle ?? field.fixed) !== undefined;
  if (content.kind !== 'rows' || !isNamed || !Array.isArray(value)) return content;
  const { fixed } = field;
  const names = value.map(
    (row, index) => fixed?.[index]?.label ?? rowName(field, row, words, around),
  );
  // What a row holds is in its label.
  const rows = content.rows.map((row, index) =>
    row.filter(({ path: own }) => {
      return !Object.hasOwn(fixed?.[index]?.holds ?? {}, String(parsePath(own).at(-1)));
    }),
  );
  return { ...content, rows, names };
}
