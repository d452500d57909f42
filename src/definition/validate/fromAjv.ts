import { type Issue, type IssueCode, issueAt } from './issue';
import type { Path } from '../model/values';

/** The part of an ajv error that is used here. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Read = (params: AjvError['params'], path: Path) => Issue | undefined;

const at =
  (code: IssueCode): Read =>
  (_, path) =>
    issueAt(path, code);

const limited =
  (code: IssueCode): Read =>
  ({ limit }, path) =>
    issueAt(path, code, Number(limit));

const TYPE_CODES: Readonly<Record<string, IssueCode>> = { number: 'number', integer: 'integer' };

/** Converts each ajv keyword to an issue. `if` and the branches of anyOf only repeat other errors. */
const READERS: Readonly<Record<string, Read>> = {
  required: ({ missingProperty }, path) => issueAt([...path, String(missingProperty)], 'required'),
  additionalProperties: ({ additionalProperty }, path) =>
    issueAt([...path, String(additionalProperty)], 'unknown'),
  type: ({ type }, path) => issueAt(path, TYPE_CODES[String(type)] ?? 'type'),
  format: ({ format }, path) => issueAt(path, String(format) as IssueCode),
  enum: at('choice'),
  const: at('choice'),
  pattern: at('pattern'),
  minLength: limited('minLength'),
  maxLength: limited('maxLength'),
  minimum: limited('minimum'),
  maximum: limited('maximum'),
  minItems: limited('minItems'),
  maxItems: limited('maxItems'),
  uniqueItems: at('choice'),
};

/** Converts ajv's errors to issues: the first one for each path. */
export function fromAjv(errors: readonly AjvError[] | null | undefined): Issue[] {
  const issues = new Map<string, Issue>();
  for (const { instancePath, keyword, params } of errors ?? []) {
    const issue = READERS[keyword]?.(params, parsePointer(instancePath));
    if (issue && !issues.has(issue.path)) issues.set(issue.path, issue);
  }
  return [...issues.values()];
}

function parsePointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
