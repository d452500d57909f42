import { isRepeat } from '../model/compare';
import { type Field, isList, isObject, type Shape } from '../model/field';
import { fieldOnWire, misplaced } from '../model/flattenToColumns';
import { answerNames, fromSections, toSections } from '../sections/answers';
import { memoise } from '../model/memoise';
import type { Service } from '../model/service';
import type { Language } from '../model/text';
import { type Json, mapValues, type Values } from '../model/values';
import { fromWire, toWire } from './wireFormat';

/** Returns the form without the fields that are not sent: those that `omit` names, and repeated answers. */
export const payloadShape = memoise((service: Service): Shape =>
  withoutRepeats(without(service.form, new Set(service.submit.omit))),
);

function withoutRepeats<S extends Shape>(shape: S): S {
  const fields = Object.entries(shape.properties);
  const repeats = new Set(fields.flatMap(([name, field]) => (isRepeat(field) ? [name] : [])));
  const inner = fields.map(([name, field]) => [name, sentField(field)] as const);
  const isSame = repeats.size === 0 && inner.every(([name, one]) => one === shape.properties[name]);
  if (isSame) return shape;
  return { ...shape, ...without({ ...shape, properties: Object.fromEntries(inner) }, repeats) };
}

function sentField(field: Field): Field {
  if (isObject(field)) return withoutRepeats(field);
  const items = isList(field) && isObject(field.items) ? withoutRepeats(field.items) : undefined;
  return isList(field) && items && items !== field.items ? { ...field, items } : field;
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
  const elsewhere = namesElsewhere(service);
  const inLists: Values = {};
  const astray: Values = {};
  const own = mapValues(sent, (value, name) => {
    if (Object.hasOwn(constants, name) && equalJson(constants[name], value)) return undefined;
    if (name === given?.field) return undefined;
    if (name === service.sections?.field && isNoSections(value)) return undefined;
    const fields = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (fields && Array.isArray(value) && value.length <= fields.length) {
      for (const [index, field] of fields.entries()) inLists[field] = value[index] ?? undefined;
      return undefined;
    }
    if (!elsewhere.has(name)) return value;
    astray[name] = refused(shape, name, value);
    return undefined;
  });
  return {
    ...fromWire(shape, { ...own, ...inLists }),
    ...astray,
    ...(given && fromSections(service.given ?? [], sent[given.field])),
  };
}

/** Returns the names of answers that are sent in a list or a section. */
const namesElsewhere = memoise((service: Service): ReadonlySet<string> => {
  const { lists = {} } = service.submit;
  return new Set([...Object.values(lists).flat(), ...namesInSections(service)]);
});

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
