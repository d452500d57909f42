import type { CheckIssue } from '../../src/lint/base/checkIssue';
import { jsonIssueAt, jsonIssueLine } from './jsonIssue';

/**
 * Returns the error for a text that is not JSON.
 * @param said the parser's message, used if no message of our own fits
 */
export function notJson(file: string, text: string, said: string): CheckIssue {
  const place = jsonIssueAt(text) ?? 0;
  const [rest, before] = [text.slice(place), text.slice(0, place).trimEnd()];
  const [, , problem = said, fix = 'compare it with the lines around it'] =
    SLIPS.find(([here, behind]) => here.test(rest) && behind.test(before)) ?? [];
  return { file, at: jsonIssueLine(text) ?? 1, problem: `not JSON, ${problem}`, fix };
}

type Slip = readonly [rest: RegExp, before: RegExp, problem: string, fix: string];

const ANY = /(?:)/u;
const VALUE_ENDS = /["\]}\w]$/u;

/**
 * Common mistakes in JSON, recognised by the characters at the position where parsing fails and
 * before it.
 */
const SLIPS: readonly Slip[] = [
  [/^\uFEFF/u, ANY, 'an invisible mark at the beginning', 'save the file as UTF-8 without "BOM"'],
  [/^$/u, /^$/u, 'the file is empty', 'write a document, or delete the file'],
  [/^$/u, ANY, 'the file ends too early', 'close every { and [ that is open'],
  [/^['`‘’“”„«»]/u, ANY, 'other quotation marks than straight double ones', 'write "'],
  [/^\/[/*]/u, ANY, 'a comment', 'remove it'],
  [/^,/u, ANY, 'superfluous comma', 'remove it'],
  [/^[}\]]/u, /,$/u, 'superfluous comma before this', 'remove it'],
  [
    /^[}\]]/u,
    ANY,
    'this closes something that is not open',
    'look for a superfluous one, or for a missing { or [',
  ],
  [/^:/u, ANY, 'a list or a text before this is not closed', 'close it with ] or a quotation mark'],
  [/^["{[]/u, VALUE_ENDS, 'a comma (or colon) is missing before this', 'add one'],
  [/^"/u, ANY, 'this text is not closed on its line', 'close it with a quotation mark'],
  [/^\p{L}/u, /"$/u, 'a text ends before this', 'write a quotation mark within a text as \\"'],
  [
    /^(?:true|false|null)\b/iu,
    ANY,
    'true, false and null are written in lower case',
    'write them so',
  ],
  [/^\p{L}/u, ANY, 'a word without quotation marks', 'put it in quotation marks'],
];
