import { dayText } from '../model/days';
import { type Field, isNumber, type Shape } from '../model/field';
import { fieldAt } from '../model/fieldAt';
import type { Issue, IssueCode } from '../model/issue';
import { currencyOf, isMoney, money } from '../model/money';
import type { Language } from '../model/text';
import type { Ask } from '../model/types/fieldType';
import { typeOf } from '../model/types/table';

/** Looks up one of some interface texts, as i18next's t does. */
export type Translate<Key extends string> = (key: Key, options: Record<string, unknown>) => string;

type Texts = Translate<`errors.${IssueCode | `ask.${Ask | 'question' | 'the' | 'this' | 'your'}`}`>;

/**
 * Returns the text of an issue: the field's own for that code, else the general one of the locale, which names the field.
 */
export function issueWords(
  issue: Issue,
  shape: Shape<string>,
  translate: Texts,
  language: Language,
): string {
  const field = fieldAt(shape, issue.path);
  const own = field?.errors?.[issue.code];
  if (own !== undefined) return own;
  const name = nameOf(field);
  const label = name ?? translate('errors.ask.this', {});
  const what = inSentence(label, translate, field?.autocomplete);
  const key = issue.code === 'required' && field ? askFor(field, name) : issue.code;
  return translate(`errors.${key}`, { label, what, limit: limitText(issue, field, language) });
}

/** Returns the key of the text that asks for an answer. */
function askFor(field: Field<string>, name: string | undefined) {
  if (field.widget === 'hidden') return 'required';
  if (name === undefined) return 'ask.question';
  if (field.widget === 'handed') return 'ask.choose';
  return `ask.${typeOf(field).ask?.(field) ?? 'enter'}` as const;
}

/** Returns what a sentence calls a field; undefined if its label is a question. */
const nameOf = (field: Field<string> | undefined): string | undefined =>
  field?.called ??
  (field?.type === 'boolean' || field?.label.match(/[?؟]$/u) ? undefined : field?.label);

/** Returns a name within a sentence: in English with an article, and without its capital if it is no abbreviation. */
function inSentence(name: string, translate: Texts, autocomplete = 'off'): string {
  const label = name.replace(/^[A-Z](?![a-z]*[A-Z0-9])/u, (letter) => letter.toLowerCase());
  if (/^(?:an?|the|your) /u.test(label)) return label;
  // What a browser may fill in is the visitor's own.
  return translate(autocomplete === 'off' ? 'errors.ask.the' : 'errors.ask.your', { label });
}

function limitText({ limit }: Issue, field: Field<string> | undefined, language: Language) {
  if (typeof limit === 'string') return dayText(limit, language);
  const isAmount = limit !== undefined && field && isNumber(field) && isMoney(field);
  return isAmount ? money(limit, currencyOf(field)) : limit;
}
