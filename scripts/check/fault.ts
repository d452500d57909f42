/** One thing that is wrong in a file, as a lint reports it. */
export interface Fault {
  /** The path of the file from the project's root, with slashes. */
  readonly file: string;
  /** A JSON pointer into the document, references followed; or a line of a file that is no JSON. */
  readonly at: string | number;
  readonly problem: string;
  /** What to do about it. */
  readonly mend: string;
}

/** A fault with the lint that found it and the place where a person mends it. */
export interface PlacedFault extends Fault {
  readonly lint: string;
  readonly line: number;
}

/** The one line that a person reads. */
export function faultLine({ file, line, lint, problem, mend }: PlacedFault): string {
  return `${file}:${line}  ${problem}: ${mend}  [${lint}]`;
}

/** A JSON pointer of its parts. */
export const pointer = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const pointerParts = (text: string): string[] =>
  text
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A value as a person reads it in a line, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Names as a person reads them in a row. */
export const named = (names: readonly unknown[]): string =>
  names.map((name) => JSON.stringify(name)).join(', ');
