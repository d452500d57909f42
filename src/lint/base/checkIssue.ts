import { isRecord, type Values } from '../../definition/model/values';

/** One error in a file, as a lint reports it. */
export interface CheckIssue {
  /** The path of the file from the project's root, with slashes. */
  readonly file: string;
  /**
   * A JSON pointer into the document with references resolved, or a line number in a file that is
   * not JSON.
   */
  readonly at: string | number;
  /** What kind of error it is, if the lint finds several. */
  readonly code?: string;
  readonly problem: string;
  /** How to fix it. */
  readonly fix: string;
}

/** An error with the name of the lint that found it. */
export interface LintIssue extends CheckIssue {
  readonly lint: string;
}

/** An error and the place where a person can fix it. */
export interface PlacedIssue extends LintIssue {
  readonly line: number;
}

/** Formats an error as the one line that is printed. */
export function issueLine({ file, line, lint, problem, fix }: PlacedIssue): string {
  return `${file}:${line}  ${problem}: ${fix}  [${lint}]`;
}

/** Joins parts to a JSON pointer. */
export function pointer(...parts: readonly (string | number)[]): string {
  let text = '';
  for (const part of parts) text += `/${escaped(String(part))}`;
  return text;
}

/** Few names have one of the characters, and each check asks for most pointers of a project. */
const escaped = (part: string): string =>
  /[~/]/u.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;

export const pointerParts = (text: string): string[] =>
  text
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns all objects in a JSON value, those around others first. */
export function objectsIn(node: unknown, at = ''): { at: string; object: Values }[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, one]) => objectsIn(one, at + pointer(key)));
  return isRecord(node) ? [{ at, object: node }, ...inner] : inner;
}

/** Formats a value for a message, truncated if it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Formats a list of names for a message. */
export const named = (names: readonly unknown[]): string =>
  names.map((name) => JSON.stringify(name)).join(', ');
