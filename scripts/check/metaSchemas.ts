import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isRecord } from '../../src/definition/model/values';
import { suggestion } from './closest';
import { pointer } from './checkIssue';
import { memoise } from '../../src/definition/model/memoise';
import type { JsonFile } from './project';
import { fixOf, problemOf } from './schemaWords';

/** One error that a meta-schema finds in a document. */
export interface Finding {
  readonly at: string;
  readonly problem: string;
  readonly fix: string;
}

export type Kind = 'service' | 'shared' | 'content' | 'list';

/** Validates documents by the meta-schemas in the schemas folder. */
export type MetaValidator = (kind: Kind, data: unknown) => readonly Finding[];

export function metaSchemas(files: ReadonlyMap<string, JsonFile>): MetaValidator {
  const key = `[${[...files.values()].flatMap(schemaText).join(',')}]`;
  const validator = made.get(key) ?? compiled(key);
  made.set(key, validator);
  return validator;
}

/** Returns the name and the text of a meta-schema; of another file, nothing. */
const schemaText = memoise(({ path, data }: JsonFile): readonly string[] => {
  const [, name] = /^schemas\/(\w+\.schema\.json)$/u.exec(path) ?? [];
  return name && isRecord(data) ? [JSON.stringify([name, data])] : [];
});

/** Compiling takes longer than all the rest of a check. */
const made = new Map<string, MetaValidator>();

function compiled(schemas: string): MetaValidator {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    formats: { regex: isPattern },
    ...LOOSE,
  });
  for (const [name, data] of JSON.parse(schemas) as [string, object][]) ajv.addSchema(data, name);
  const validator: MetaValidator = (kind, data) => {
    const validate: ValidateFunction | undefined = ajv.getSchema(`${kind}.schema.json`);
    if (!validate) throw new Error(`schemas/${kind}.schema.json is missing`);
    validate(data);
    return findings(validate.errors ?? [], kind);
  };
  const once = (kind: Kind) => memoise((data: object) => validator(kind, data));
  const known = {
    service: once('service'),
    shared: once('shared'),
    content: once('content'),
    list: once('list'),
  };
  return (kind, data) => (isRecord(data) ? known[kind](data) : validator(kind, data));
}

/** The meta-schemas name a type once, at the top, and do not repeat it in if and then. */
const LOOSE = { strictTypes: false, strictTuples: false, strictRequired: false } as const;

function findings(errors: readonly ErrorObject[], kind: Kind): Finding[] {
  // For a value that matches no branch of an anyOf, the errors of the branches are only confusing.
  const chosen = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isArm = (error: ErrorObject) =>
    chosen.some((one) => one !== error && error.instancePath === one.instancePath);
  const unknown = errors.filter(isUnknown).map(placeOfName);
  // An unknown keyword is not also reported as not matching the type.
  const isReported = (error: ErrorObject) =>
    error.propertyName !== undefined && unknown.includes(placeOfName(error));
  return errors
    .filter((error) => !isArm(error) && !isReported(error))
    .flatMap((error) => finding(error, kind) ?? []);
}

/** Keywords whose errors only repeat those beside them. */
const SAID_ELSEWHERE = new Set(['if', 'propertyNames', 'additionalItems']);

const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

const placeOfName = ({ instancePath, params, propertyName }: ErrorObject): string =>
  instancePath + pointer(propertyName ?? String(params.additionalProperty));

function finding(error: ErrorObject, kind: Kind): Finding | undefined {
  const { instancePath: at, keyword, params, propertyName } = error;
  if (SAID_ELSEWHERE.has(keyword)) return undefined;
  if (propertyName !== undefined) {
    const problem = `${JSON.stringify(propertyName)} is not allowed here`;
    return { at: placeOfName(error), problem, fix: nameFix(error) };
  }
  if (isUnknown(error)) {
    const name = String(params.additionalProperty);
    const known = Object.keys(recordOf(error.parentSchema?.properties));
    const problem = `${JSON.stringify(name)} is not a keyword here`;
    return { at: placeOfName(error), problem, fix: keywordFix(name, known) };
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { at, problem: `${JSON.stringify(name)} is missing`, fix: 'add it' };
  }
  return { at, problem: problemOf(error), fix: fixOf(error, kind) };
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

function nameFix({ keyword, params, propertyName = '' }: ErrorObject): string {
  if (keyword !== 'enum') return 'use letters, digits and underscores, a letter first';
  const allowed = params.allowedValues as string[];
  if (!allowed.includes('type')) return suggestion(propertyName, allowed);
  if (propertyName === 'required') return 'list the field in "required" of the form or group';
  return `it belongs to another "type" or "widget"; allowed here: ${allowed.join(', ')}`;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}

const recordOf = (value: unknown): object => (isRecord(value) ? value : {});
