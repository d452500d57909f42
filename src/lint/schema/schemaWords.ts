import { isRecord } from '../../definition/model/values';
import { closest, suggestion } from '../base/closest';
import { named, shown } from '../base/checkIssue';

export type Kind = 'service' | 'shared' | 'content' | 'list';

/** An error of ajv with the option `verbose`. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
  readonly message?: string;
  readonly data?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** Describes a meta-schema error for people who only write JSON. */
export function problemOf(error: SchemaError): string {
  const { keyword, data, message = '' } = error;
  if (typeof data === 'string' && data.trim() === '') return 'the text is empty';
  const limit = String(error.params.limit);
  switch (keyword) {
    case 'type':
      return `${shown(data)} should be ${typeWords(error)}`;
    case 'enum':
    case 'const':
      return `${shown(data)} is unknown here`;
    case 'anyOf':
    case 'oneOf':
    case 'pattern':
      return `${shown(data)} does not fit here`;
    case 'minItems':
      return `${shown(data)} is too short a list (${limit} or more)`;
    case 'maxItems':
      return `${shown(data)} is too long a list (at most ${limit})`;
    case 'minimum':
      return `${shown(data)} is less than ${limit}`;
    case 'maximum':
      return `${shown(data)} is more than ${limit}`;
    case 'minProperties':
      return 'there is nothing between { and }';
    case 'uniqueItems':
      return `${shown(data)} contains a duplicate`;
    case 'format':
      return `${shown(data)} is not a regular expression`;
    default:
      return `${shown(data)} ${message}`;
  }
}

/** Suggests a fix: the value that was probably meant, the description in the meta-schema, or a part of the README. */
export function fixOf(error: SchemaError, kind: Kind): string {
  const { keyword, params, parentSchema, data } = error;
  if (keyword === 'enum') {
    const allowed: readonly unknown[] = params.allowedValues as unknown[];
    return typeof data === 'string' ? suggestion(data, allowed.map(String)) : named(allowed);
  }
  const help: unknown = parentSchema?.description;
  const words =
    typeof help === 'string' ? help : `see "${partFor(error, kind)}" in schemas/README.md`;
  const near = keyword === 'anyOf' && closest(String(data), valuesOf(parentSchema?.anyOf));
  return near ? `did you mean ${JSON.stringify(near)}?` : words;
}

/** Returns the part of the README that is about the place of an error. */
const partFor = ({ instancePath }: SchemaError, kind: Kind): string =>
  /\/(?:properties|fields)\//u.test(instancePath) ? 'Fields' : PARTS[kind];

const PARTS: Readonly<Record<Kind, string>> = {
  service: 'A whole service',
  shared: 'Fields',
  content: 'Content',
  list: 'Fields',
};

/** Returns the values that the branches of an anyOf list. */
const valuesOf = (arms: unknown): string[] =>
  Array.isArray(arms)
    ? arms
        .flatMap((arm: unknown) => (isRecord(arm) && Array.isArray(arm.enum) ? arm.enum : []))
        .map(String)
    : [];

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  integer: 'a whole number, without quotation marks',
  number: 'a number, without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list, [ … ]',
  object: 'a group, { … }',
};

const typeWords = ({ params }: SchemaError): string =>
  [params.type as string | readonly string[]]
    .flat()
    .map((type) => TYPES[type] ?? type)
    .join(' or ');
