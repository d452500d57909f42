import { type Issue, type IssueCode, issueAt } from '../model/issue';
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
  ({ limit }, path) =>
    issueAt(path, code, typeof limit === 'number' ? limit : undefined);

/** Keywords that are named like their issue codes. */
const OWN_CODE = [
  ...(['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'] as const),
  ...(['minItems', 'maxItems'] as const),
];

/** Converts each ajv keyword to an issue. `if` and the branches of anyOf only repeat other errors. */
const READERS: Readonly<Record<string, Read>> = {
  required: ({ missingProperty }, path) => issueAt([...path, String(missingProperty)], 'required'),
  additionalProperties: ({ additionalProperty }, path) =>
    issueAt([...path, String(additionalProperty)], 'unknown'),
  type: ({ type }, path) => issueAt(path, type === 'number' || type === 'integer' ? type : 'type'),
  format: ({ format }, path) => issueAt(path, String(format) as IssueCode),
  enum: at('choice'),
  const: at('mustBe'),
  uniqueItems: at('choice'),
  ...Object.fromEntries(OWN_CODE.map((code) => [code, at(code)])),
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
