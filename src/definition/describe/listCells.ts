import type { AnswerWords, DescribedContent } from '../model/described';
import { describeShape } from './describe';
import { namedBySearchFields } from './searchFields';
import { type Field, isNumber, isString, type Shape } from '../model/field';
import { localiseShape } from '../language/localise';
import type { Service } from '../model/service';
import { type Language, pick, withoutOverrides } from '../model/text';
import type { Values } from '../model/values';
import { isDisplayed } from '../model/widget';

/** A column of one service's list, besides those of every list. */
export interface ListColumn {
  readonly name: string;
  /** In the language of staff. */
  readonly label: string;
}

/** The answer for a column. `code` texts (phones, dates, numbers) read left to right. */
export interface ListCell {
  readonly name: string;
  readonly text: string;
  readonly code: boolean;
}

/** Returns the columns of a service's file in order, without the name, phone and e-mail, which every list has. */
export function listColumns(
  { form, staff }: Pick<Service, 'form' | 'staff'>,
  language: Language = 'en',
): ListColumn[] {
  const found = namedBySearchFields(form);
  return staff.columns.flatMap((name) => {
    const field = fieldOf(form, name);
    return field && !found.has(name) ? [{ name, label: pick(field.label, language) }] : [];
  });
}

/**
 * Formats the answers to some fields for cells, in the language of the words, shortened; omits unanswered ones.
 * @param form which was filled in; it may be older than the columns and lack some
 * @param answers pruned
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
    const shape = localiseShape({ properties: { [name]: asDisplayed(field) } }, words.language);
    const [answered] = describeShape(shape, answers, words);
    const text = answered ? short(textOf(answered.content)) : '';
    return text === '' ? [] : [{ name, text, code: isCode(answered?.content) }];
  });
}

const fieldOf = ({ properties }: Shape, name: string): Field | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** Makes a field readable on its own, also one that the page set; hidden answers have been pruned already. */
function asDisplayed(field: Field): Field {
  const always = { ...field, when: undefined };
  if (isDisplayed(always)) return always;
  return isString(always) || isNumber(always) ? { ...always, widget: undefined } : always;
}

/** Rows and photos are counted; the column's label names them. */
function textOf(content: DescribedContent): string {
  switch (content.kind) {
    case 'none':
      return '';
    case 'text':
      return withoutOverrides(content.text);
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

const isCode = (content: DescribedContent | undefined): boolean =>
  content?.kind === 'text' ? content.code : content?.kind !== 'group';

const LONGEST = 120;

/** Cuts between code points, never within a surrogate pair. */
function short(text: string): string {
  if (text.length <= LONGEST) return text;
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
