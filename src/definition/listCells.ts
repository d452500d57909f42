import { type AnswerWords, type Content, describeShape } from './describe';
import { toldByFacts } from './facts';
import { type Field, isNumber, isString, type Shape } from './field';
import { localiseShape } from './localise';
import type { Service } from './service';
import { pick } from './text';
import type { Values } from './values';
import { isTold } from './widget';

/** A column that a service's list has beside those of every list. */
export interface ListColumn {
  readonly name: string;
  /** In English, as staff read it. */
  readonly label: string;
}

/** What was answered to a column. `code` texts (phones, dates, numbers) read left to right. */
export interface ListCell {
  readonly name: string;
  readonly text: string;
  readonly code: boolean;
}

/**
 * The columns of a service's file (`staff.columns`) in their order, without those that every list has
 * anyway: the applicant's name, phone and e-mail.
 */
export function listColumns({ form, staff }: Pick<Service, 'form' | 'staff'>): ListColumn[] {
  const told = toldByFacts(form);
  return staff.columns.flatMap((name) => {
    const field = fieldOf(form, name);
    return field && !told.has(name) ? [{ name, label: pick(field.label, 'en') }] : [];
  });
}

/**
 * The answers to some fields, each short enough for a cell; none for what was not answered.
 * @param form which was filled in; it may be older than the columns, and know nothing of some
 * @param answers pruned
 * @param words in English
 */
export function listCells(
  form: Shape,
  answers: Values,
  names: readonly string[],
  words: AnswerWords,
): ListCell[] {
  return names.flatMap((name) => {
    const field = fieldOf(form, name);
    if (!field) return [];
    const asked = localiseShape({ properties: { [name]: asTold(field) } }, 'en');
    const [answered] = describeShape(asked, answers, words);
    const text = answered ? short(textOf(answered.content)) : '';
    return text === '' ? [] : [{ name, text, code: isCode(answered?.content) }];
  });
}

const fieldOf = ({ properties }: Shape, name: string): Field | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/**
 * The field as one that is read by itself: what the page handed over tells applications apart, too, and
 * what was hidden by other answers is none of the pruned ones.
 */
function asTold(field: Field): Field {
  const always = { ...field, when: undefined };
  if (isTold(always)) return always;
  return isString(always) || isNumber(always) ? { ...always, widget: undefined } : always;
}

/** Rows and photos are counted: the column's label says of what. */
function textOf(content: Content): string {
  switch (content.kind) {
    case 'none':
      return '';
    case 'text':
      return content.text;
    case 'files':
      return String(content.tokens.length);
    case 'rows':
      return String(content.rows.length);
    case 'group':
      return content.answers
        .map((answered) => textOf(answered.content))
        .filter((text) => text !== '')
        .join(', ');
  }
}

const isCode = (content: Content | undefined): boolean =>
  content?.kind === 'text' ? content.code : content?.kind !== 'group';

const LONGEST = 120;

/** Cut between letters, never within one that is stored as two. */
function short(text: string): string {
  if (text.length <= LONGEST) return text;
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
