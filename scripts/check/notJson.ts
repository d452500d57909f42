import type { Fault } from './fault';
import { jsonFaultAt, jsonFaultLine } from './jsonFault';

/**
 * The fault of a text that is no JSON.
 * @param said by the parser, for what none of our words fit
 */
export function notJson(file: string, text: string, said: string): Fault {
  const place = jsonFaultAt(text) ?? 0;
  const [rest, before] = [text.slice(place), text.slice(0, place).trimEnd()];
  const [, , problem = said, mend = 'look for what is not as in the lines around it'] =
    SLIPS.find(([here, behind]) => here.test(rest) && behind.test(before)) ?? [];
  return { file, at: jsonFaultLine(text) ?? 1, problem: `no JSON, ${problem}`, mend };
}

type Slip = readonly [rest: RegExp, before: RegExp, problem: string, mend: string];

const ANY = /(?:)/u;
const VALUE_ENDS = /["\]}\w]$/u;

/** What people do to JSON, by what stands where it stops being some, and before that. */
const SLIPS: readonly Slip[] = [
  [/^\uFEFF/u, ANY, 'an invisible mark at the beginning', 'save the file as UTF-8 without "BOM"'],
  [/^$/u, /^$/u, 'the file is empty', 'write something, or take it away'],
  [/^$/u, ANY, 'the file ends too early', 'close every { and [ that is open'],
  [/^['`‘’“”„«»]/u, ANY, 'other quotation marks than straight double ones', 'write "'],
  [/^\/[/*]/u, ANY, 'a comment', 'take it out'],
  [/^,/u, ANY, 'a comma too many', 'take it out'],
  [/^[}\]]/u, /,$/u, 'a comma too many before this', 'take it out'],
  [
    /^[}\]]/u,
    ANY,
    'this closes what is not open',
    'look for one too many, or for a { or [ not closed',
  ],
  [/^:/u, ANY, 'a list or a text before this has no end', 'close it with ] or a quotation mark'],
  [/^["{[]/u, VALUE_ENDS, 'a comma (or colon) is missing before this', 'put one in'],
  [/^"/u, ANY, 'this text has no end in its line', 'close it with a quotation mark'],
  [/^\p{L}/u, /"$/u, 'a text ends before this', 'write a quotation mark within a text as \\"'],
  [/^(?:true|false|null)\b/iu, ANY, 'true, false and null have small letters', 'write them so'],
  [/^\p{L}/u, ANY, 'a word without quotation marks', 'put them around it'],
];
