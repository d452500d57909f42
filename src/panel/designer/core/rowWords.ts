import { inList, ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { textOf } from '../../../definition/sections/elements';
import type { Json } from '../../../definition/model/values';
import { type Grammar, pathTo, type Row } from './tree';

const LONGEST = 60;

/** A text that nobody has written yet. */
export const blank = (): Json => ['', '', ''];

/** Returns a text in the account's language if it has that, shortened; undefined if there is none. */
export function wordsIn(text: Json | undefined): string | undefined {
  const own = textOf(text);
  const words = own && ownText(own).trim();
  return words !== undefined && words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

export const sentenceCase = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Returns "question 3". */
export const numbered = (row: Row, { words }: Grammar): string =>
  t(words(row).numbered, { number: row.index + 1 });

/** Names a row: "question 3 “Your job”" */
export function lineOf(row: Row, grammar: Grammar): string {
  const { name } = grammar.words(row);
  const place = numbered(row, grammar);
  return name === undefined ? place : t('{{place}} “{{name}}”', { place, name });
}

/** Names a row with those that it is in: "Section 2 “Work”, question 3 “Your job”" */
export const placeOf = (rows: readonly Row[], id: string, grammar: Grammar): string =>
  sentenceCase(inList(pathTo(rows, id).map((row) => lineOf(row, grammar))));
