import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { SourceFile } from './sourceFile';

/** Reads the panel's texts in a language, by the English texts and the suffixes of their plural forms; of English, those for one. */
export const readPanelTexts = (language: 'ku' | 'ar' | 'en') =>
  JSON.parse(readFileSync(`locales/panel/${language}.json`, 'utf8')) as Readonly<
    Record<string, string>
  >;

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whose texts nobody reads on the screen. */
const SKIPPED = /^(?:TS|Import|Export(?:All|Named)Declaration$)/u;

/** Attributes whose words are for the browser. */
const CODE =
  /^(?:aria-(?!label$|description$|roledescription$)|data-|class|style|sx$|id$|key$|type$|role$)/u;

interface Found {
  readonly text: string;
  /** Written as JSX, in an attribute, or in a template: never a text to translate. */
  readonly isBare: boolean;
}

/** Returns whether the strings of a node are no texts of the panel: those of errors, and texts in three languages. */
function isForNobody({ type, callee, elements }: Node): boolean {
  if (type === 'NewExpression') return isNode(callee) && callee.name === 'Error';
  return (
    type === 'ArrayExpression' &&
    Array.isArray(elements) &&
    elements.length === 3 &&
    elements.some((one) => isNode(one) && ARABIC.test(String(one.value)))
  );
}

/** Returns the strings of a file: of each template, what is between its values. */
export function stringsOf({ path, text }: SourceFile): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    if (!isNode(value)) return;
    const isDeclaration = value.type === 'ExportNamedDeclaration' && isNode(value.declaration);
    if (
      SKIPPED.test(value.type) &&
      !isDeclaration &&
      !/^TS(?:As|Satisfies|NonNull)/u.test(value.type)
    )
      return;
    if (isForNobody(value)) return;
    if (value.type === 'Property') {
      visit(value.value);
      return;
    }
    if (value.type === 'JSXAttribute') {
      const { name } = value.name as { readonly name: unknown };
      if (typeof name === 'string' && CODE.test(name)) return;
      const given = value.value;
      if (isNode(given) && given.type === 'Literal') {
        found.push({ text: String(given.value), isBare: name !== 'text' });
        return;
      }
    }
    if (value.type === 'JSXText') found.push({ text: String(value.value).trim(), isBare: true });
    if (value.type === 'Literal' && typeof value.value === 'string')
      found.push({ text: value.value, isBare: false });
    if (value.type === 'TemplateElement')
      found.push({ text: (value.value as { cooked: string }).cooked.trim(), isBare: true });
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(path, text).program);
  return found;
}

const FUNCTION = /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/u;

/** What returns words in the language of the moment (src/panel/language). */
const SPEAKING = new Set(['t', 'ownText', 'inList', 'panelLanguage']);

/** Returns the calls of a file that translate while it is loaded: their words stay when the language changes. */
export function translatedOnLoad({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || FUNCTION.test(value.type)) return;
    const { callee, start, end } = value;
    if (value.type === 'CallExpression' && isNode(callee) && SPEAKING.has(String(callee.name))) {
      found.push(text.slice(Number(start), Number(end)));
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(path, text).program);
  return found;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Two words, or one with a capital letter: what else is in quotes is a name in the code. */
const WORDS = /^[A-Z][a-z]+…?$|(?:^|\s)[A-Za-z][a-z',.’]*[,.:;]? (?:\w|“)/u;

/** Strings that look like words. */
const NAMES = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'Home',
  'End',
  'Backspace',
  'Delete',
  'Content-Type',
  'Excel',
  'Slash',
]);

/** Returns the English words of a file that no reader of another language would understand. */
export const untranslated = (file: SourceFile, known: ReadonlySet<string>): string[] =>
  stringsOf(file)
    .filter(({ text, isBare }) =>
      isBare
        ? isWords(text)
        : WORDS.test(text) && !NAMES.has(text) && !SELECTOR.test(text) && !known.has(text),
    )
    .map(({ text }) => text);

/** A selector of CSS. */
const SELECTOR = /^[a-z]+:not\(/u;

const isWords = (text: string): boolean => WORDS.test(text) || /^[A-Z][a-z]/u.test(text);

/** Returns the names of a text's values, sorted. */
export const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name ?? '').toSorted();
