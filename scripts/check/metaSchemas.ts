import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { isRecord } from '../../src/definition/model/values';
import { memoise } from '../../src/definition/model/memoise';
import type { JsonFile } from '../../src/lint/base/project';
import { type Finding, findings, isPattern } from '../../src/lint/schema/findings';
import type { Kind } from '../../src/lint/schema/schemaWords';

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
  return name && name !== NAMES && isRecord(data) ? [JSON.stringify([name, data])] : [];
});

/** What editors complete (namesSchema), which refuses nothing. */
export const NAMES = 'names.schema.json';

/** Compiling takes longer than all the rest of a check. */
const made = new Map<string, MetaValidator>();

function compiled(schemas: string): MetaValidator {
  const ajv = new Ajv(META_OPTIONS).addSchema({}, NAMES);
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

export const META_OPTIONS: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  formats: { regex: isPattern },
  ...LOOSE,
};
