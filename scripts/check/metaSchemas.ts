import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isRecord } from '../../src/definition/values';
import { named, pointer } from './fault';
import type { JsonFile } from './project';
import { suggestion } from './closest';

/** What a meta-schema says of one document. */
export interface Finding {
  readonly at: string;
  readonly problem: string;
  readonly mend: string;
}

export type Kind = 'service' | 'shared' | 'content';

/** Judges documents by the meta-schemas in the schemas folder. */
export type Judge = (kind: Kind, data: unknown) => Finding[];

export function metaSchemas(files: ReadonlyMap<string, JsonFile>): Judge {
  const schemas = [...files.values()].flatMap(({ path, data }) => {
    const [, name] = /^schemas\/(\w+\.schema\.json)$/u.exec(path) ?? [];
    return name && isRecord(data) ? [[name, data] as const] : [];
  });
  const ajv = compiled(JSON.stringify(schemas));
  return (kind, data) => {
    const validate: ValidateFunction | undefined = ajv.getSchema(`${kind}.schema.json`);
    if (!validate) throw new Error(`schemas/${kind}.schema.json is missing`);
    validate(data);
    return findings(validate.errors ?? []);
  };
}

/** To compile them takes longer than all the rest of a check. */
const made = new Map<string, Ajv>();

function compiled(schemas: string): Ajv {
  const ajv =
    made.get(schemas) ??
    new Ajv({
      ...{ allErrors: true, verbose: true, strict: true, formats: { regex: isPattern } },
      ...LOOSE,
    });
  if (!made.has(schemas)) {
    for (const [name, data] of JSON.parse(schemas) as [string, object][]) ajv.addSchema(data, name);
    made.set(schemas, ajv);
  }
  return ajv;
}

/** The meta-schemas say a type once, at the top; their if and then need not repeat it. */
const LOOSE = { strictTypes: false, strictTuples: false, strictRequired: false } as const;

function findings(errors: readonly ErrorObject[]): Finding[] {
  // An answer that fits no arm of an anyOf: the arms' own errors only confuse.
  const chosen = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isArm = (error: ErrorObject) =>
    chosen.some((one) => one !== error && error.instancePath === one.instancePath);
  return errors.filter((error) => !isArm(error)).flatMap((error) => finding(error) ?? []);
}

function finding(error: ErrorObject): Finding | undefined {
  const { instancePath: at, keyword, params, propertyName } = error;
  if (keyword === 'if' || keyword === 'propertyNames') return undefined;
  if (propertyName !== undefined) {
    const name = JSON.stringify(propertyName);
    return {
      at: at + pointer(propertyName),
      problem: `${name} cannot stand here`,
      mend: nameMend(error),
    };
  }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const known = Object.keys(recordOf(error.parentSchema?.properties));
    const problem = `${JSON.stringify(name)} is no keyword here`;
    return { at: at + pointer(name), problem, mend: suggestion(name, known) };
  }
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return { at, problem: `${JSON.stringify(name)} is missing`, mend: 'add it' };
  }
  const problem = isBlank(error.data)
    ? 'the text is empty'
    : `${shown(error.data)} ${error.message}`;
  return { at, problem, mend: valueMend(error) };
}

function nameMend({ keyword, params, propertyName }: ErrorObject): string {
  if (keyword === 'enum') return suggestion(String(propertyName), params.allowedValues as string[]);
  return 'use letters, digits and underscores, a letter first';
}

function valueMend({ keyword, params, parentSchema, data }: ErrorObject): string {
  if (keyword === 'enum') {
    const allowed: readonly unknown[] = params.allowedValues as unknown[];
    return typeof data === 'string' ? suggestion(data, allowed.map(String)) : named(allowed);
  }
  const description: unknown = parentSchema?.description;
  return typeof description === 'string' ? description : 'see schemas/README.md';
}

function shown(data: unknown): string {
  const text = JSON.stringify(data);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}

const isBlank = (data: unknown): boolean => typeof data === 'string' && data.trim() === '';

const recordOf = (value: unknown): object => (isRecord(value) ? value : {});
