import { isRecord } from '../../definition/model/values';
import { pointer } from '../base/checkIssue';
import { suggestion } from '../base/closest';
import { fixOf, type Kind, problemOf, type SchemaError } from './schemaWords';

/** The code of a text that is empty. */
export const EMPTY = 'empty';

/** One error that a meta-schema finds in a document. */
export interface Finding {
  readonly at: string;
  /** What kind of error it is: `EMPTY`, or the keyword of the meta-schema. */
  readonly code: string;
  readonly problem: string;
  readonly fix: string;
}

/** Returns what a person should learn of the errors that a meta-schema finds in a document. */
export function findings(errors: readonly SchemaError[], kind: Kind): Finding[] {
  // For a value that matches no branch of an anyOf, the errors of the branches are only confusing.
  const chosen = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isArm = (error: SchemaError) =>
    chosen.some((one) => one !== error && error.instancePath === one.instancePath);
  const unknown = errors.filter(isUnknown).map(placeOfName);
  // An unknown keyword is not also reported as not matching the type.
  const isReported = (error: SchemaError) =>
    error.propertyName !== undefined && unknown.includes(placeOfName(error));
  return errors
    .filter((error) => !isArm(error) && !isReported(error))
    .flatMap((error) => finding(error, kind) ?? []);
}

/** Keywords whose errors only repeat those beside them. */
const SAID_ELSEWHERE = new Set(['if', 'propertyNames', 'additionalItems']);

const isUnknown = ({ keyword }: SchemaError): boolean => keyword === 'additionalProperties';

const placeOfName = ({ instancePath, params, propertyName }: SchemaError): string =>
  instancePath + pointer(propertyName ?? String(params.additionalProperty));

function finding(error: SchemaError, kind: Kind): Finding | undefined {
  const { instancePath: at, keyword, params, propertyName, data } = error;
  const isEmpty = keyword !== 'enum' && typeof data === 'string' && data.trim() === '';
  const code = isEmpty ? EMPTY : keyword;
  if (SAID_ELSEWHERE.has(keyword)) return undefined;
  if (propertyName !== undefined) {
    const problem = `${JSON.stringify(propertyName)} is not allowed here`;
    return { at: placeOfName(error), code, problem, fix: nameFix(error) };
  }
  if (isUnknown(error)) {
    const name = String(params.additionalProperty);
    const known = Object.keys(recordOf(error.parentSchema?.properties));
    const problem = `${JSON.stringify(name)} is not a keyword here`;
    return { at: placeOfName(error), code, problem, fix: keywordFix(name, known) };
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { at, code, problem: `${JSON.stringify(name)} is missing`, fix: 'add it' };
  }
  return { at, code, problem: problemOf(error), fix: fixOf(error, kind) };
}

/** Keywords of other form languages, and the ones to use here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  enum: 'choices',
  options: 'choices',
  default: 'prefill',
  title: 'label',
  name: 'label',
  description: 'help',
  hint: 'help',
  min: 'minimum',
  max: 'maximum',
  showWhen: 'when',
};

function keywordFix(name: string, known: readonly string[]): string {
  const meant = ELSEWHERE[name] ?? '';
  return known.includes(meant) ? `write "${meant}"` : suggestion(name, known);
}

function nameFix({ keyword, params, propertyName = '' }: SchemaError): string {
  if (keyword !== 'enum') return 'use letters, digits and underscores, a letter first';
  const allowed = params.allowedValues as string[];
  if (!allowed.includes('type')) return suggestion(propertyName, allowed);
  if (propertyName === 'required') return 'list the field in "required" of the form or group';
  return `it belongs to another "type" or "widget"; allowed here: ${allowed.join(', ')}`;
}

const recordOf = (value: unknown): object => (isRecord(value) ? value : {});

/** Returns whether a text is a regular expression: the format `regex` of the meta-schemas. It is also written into the build. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}
