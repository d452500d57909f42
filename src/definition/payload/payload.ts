import type { Shape } from '../model/field';
import { fieldOnWire, misplaced } from './flattenToColumns';
import { answerNames, fromSections, toSections } from '../sections/answers';
import type { Service } from '../model/service';
import type { Language } from '../language/text';
import type { Json, Values } from '../model/values';
import { fromWire, toWire } from './wireFormat';

/** Returns the form without the fields that are not sent. */
export function payloadShape(service: Service): Shape {
  return without(service.form, new Set(service.submit.omit));
}

/**
 * Converts answers to the payload of an application, which is also what staff read: each answer in
 * its wire format, lists and sections assembled, constants added. Expects pruned values.
 */
export function toPayload(service: Service, values: Values, language: Language): Values {
  const { lists = {}, constants = {} } = service.submit;
  const own = without(payloadShape(service), namesInSections(service));
  return {
    ...withLists(lists, toWire(own, values, language)),
    ...sectionsOf(service, values),
    ...constants,
  };
}

/**
 * Extracts the answers from a payload: the inverse of toPayload. Constants that differ from the
 * definition's, and values that cannot be parsed, stay as they are, so that they are rejected as
 * unknown or by the schema.
 */
export function fromPayload(service: Service, sent: Values): Values {
  const { lists = {}, constants = {} } = service.submit;
  const shape = payloadShape(service);
  const given = service.given && service.sections ? service.sections : undefined;
  const elsewhere = new Set([...Object.values(lists).flat(), ...namesInSections(service)]);
  const astray: [string, Json | undefined][] = [];
  const own = Object.entries(sent).flatMap(([name, value]): [string, Json | undefined][] => {
    if (Object.hasOwn(constants, name) && equalJson(constants[name], value)) return [];
    if (name === given?.field) return [];
    if (name === service.sections?.field && isNoSections(value)) return [];
    const fields = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (fields && Array.isArray(value) && value.length <= fields.length) {
      return fields.map((field, index) => [field, value[index] ?? undefined]);
    }
    if (!elsewhere.has(name)) return [[name, value]];
    astray.push([name, value]);
    return [];
  });
  const known = own.filter(([, value]) => value !== undefined);
  return {
    ...fromWire(shape, Object.fromEntries(known)),
    ...Object.fromEntries(astray.map(([name, value]) => [name, refused(shape, name, value)])),
    ...(given && fromSections(service.given ?? [], sent[given.field])),
  };
}

/** Returns whether the value under a name is JSON text in a body that has only texts. */
export function isJsonText(service: Service, name: string): boolean {
  if (name === service.sections?.field) return true;
  if (Object.hasOwn(service.submit.lists ?? {}, name)) return true;
  const type = fieldOnWire(service.form, name)?.type;
  return type !== undefined && type !== 'string' && !Array.isArray(type);
}

function without(shape: Shape, names: ReadonlySet<string>): Shape {
  const isKept = (name: string) => !names.has(name);
  return {
    properties: Object.fromEntries(
      Object.entries(shape.properties).filter(([name]) => isKept(name)),
    ),
    required: (shape.required ?? []).filter(isKept),
    expected: (shape.expected ?? []).filter(isKept),
  };
}

const namesInSections = ({ given, sections }: Service): ReadonlySet<string> =>
  given && sections ? answerNames(given) : new Set();

function withLists(lists: NonNullable<Service['submit']['lists']>, wire: Values): Values {
  const inLists = new Set(Object.values(lists).flat());
  const own = Object.entries(wire).filter(([name]) => !inLists.has(name));
  const made = Object.entries(lists).map(([name, fields]) => [
    name,
    fields.map((field) => wire[field] ?? null),
  ]);
  return { ...Object.fromEntries(own), ...(Object.fromEntries(made) as Values) };
}

/** If there are no sections, as for a normal visa, an empty list is sent. */
function sectionsOf({ given, sections }: Service, values: Values): Values {
  if (!sections) return {};
  return { [sections.field]: toSections(given ?? [], values) as unknown as Json };
}

function refused({ properties }: Shape, name: string, value: Json | undefined): Json | undefined {
  const field = properties[name];
  return field && value !== undefined ? misplaced(field, value) : value;
}

const isNoSections = (sent: Json | undefined): boolean => Array.isArray(sent) && sent.length === 0;

/** A multipart body contains every constant as a text. */
const equalJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || String(a) === b || JSON.stringify(a) === b;
