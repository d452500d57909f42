import { type Kind } from '../keywords/keywords';
import { siblingsOf } from '../keywords/siblings';
import { isRepeat } from './compare';
import { derivedService } from './derivedService';
import { type Field, isList, isObject, isSingle, isString, type Properties } from './field';
import { pathNamed } from './named';
import { fieldsIn } from './placedValues';
import type { Text } from './text';
import type { Service } from './service';
import { dotted, isRecord, type Json, mapValues, type Path, type Values } from './values';
import { isTyped } from './widget';
import { isFiles } from './types/table';

/** Returns what staff can ask an applicant for again: what somebody fills in, and no amount follows from. */
export function requestableFields({ form, lookup }: Service): readonly string[] {
  const { properties } = form;
  const priced = new Set([
    ...Object.keys(lookup?.by ?? {}),
    ...Object.entries(properties).flatMap(sourcesOf),
  ]);
  return Object.entries(properties).flatMap(([name, field]) => {
    const isPaged = isList(field) && field.widget === 'pages';
    return isTyped(field) && !isRepeat(field) && !isPaged && !priced.has(name) ? [name] : [];
  });
}

/** Adds the fields that answers to the named ones show, require or repeat, and those that these do. */
export function withDependents(service: Service, names: readonly string[]): readonly string[] {
  const all = new Set(names);
  const fields = Object.entries(service.form.properties);
  for (let before = -1; before < all.size;) {
    before = all.size;
    for (const field of fields) {
      if (conditionsOf(field).some((condition) => all.has(condition))) all.add(field[0]);
    }
  }
  return requestableFields(service).filter((name) => all.has(name));
}

/**
 * Returns a service with the named fields only, filled in with their present answers. The answers
 * on which their conditions depend are in it, hidden; no other answer is.
 * @param path of the call that takes the answers
 */
export function requestedService(
  service: Service,
  names: readonly string[],
  answers: Values,
  path: string,
): Service {
  const { form } = service;
  const { properties, required = [], expected = [] } = form;
  const named = new Set(names.filter((name) => Object.hasOwn(properties, name)));
  const requested = pickFields(properties, named, (field, name) =>
    isFiles(field) ? withoutPrefill(field) : filledIn(field, answers[name]),
  );
  const beside = contextOf(requested, properties, answers);
  const isNamed = (name: string): boolean => named.has(name);
  // Their conditions are those of the fields, too; a summary is about answers that are not here.
  const steps = service.steps.flatMap(({ when: _, summary: __, ...step }) => {
    const blocks = step.blocks.flatMap((block) => {
      const fields = block.fields.filter(isNamed);
      return fields.length > 0 ? [{ ...block, fields }] : [];
    });
    return blocks.length > 0 ? [{ ...step, blocks }] : [];
  });
  return derivedService(service, path, {
    steps,
    form: {
      // The form has no heading of its own where there is one step with the same title.
      title: (steps.length === 1 && steps[0]?.title) || form.title,
      properties: { ...beside, ...requested },
      required: required.filter(isNamed),
      expected: expected.filter(isNamed),
    },
    encoding: fieldsIn(requested).some(isFiles) ? 'multipart' : 'json',
  });
}

/**
 * Returns the form of what staff ask an applicant for: whatever is not merely shown or required by another answer is
 * required, and files are added to those that were sent before.
 */
export function askedService(
  service: Service,
  names: readonly string[],
  answers: Values,
  path: string,
): Service {
  const { form, ...asked } = requestedService(service, names, answers, path);
  const { properties, required = [], expected = [] } = form;
  const isAsked = ([name, field]: [string, Field]): boolean =>
    names.includes(name) &&
    field.widget !== 'checkbox' &&
    !conditionsOf([name, field]).some(isNamed);
  const isNamed = (name: string): boolean => names.includes(name);
  const needed = new Set([
    ...required,
    ...Object.entries(properties).flatMap((entry) => (isAsked(entry) ? [entry[0]] : [])),
  ]);
  const isAdded = (name: string) => [answers[name] ?? []].flat().length > 0;
  const told = Object.entries(properties).map(([name, field]) => [
    name,
    isFiles(field) && isAdded(name) ? { ...field, help: ADDED } : field,
  ]);
  return {
    ...asked,
    form: {
      ...form,
      properties: Object.fromEntries(told) as Properties,
      required: [...needed],
      expected: expected.filter((name) => !needed.has(name)),
    },
  };
}

const ADDED: Text = [
  'ئەوانە دەخرێنە پاڵ ئەوەی پێشتر ناردووتە.',
  'تُضاف إلى ما أرسلته سابقاً.',
  'These are added to what you sent.',
];

function pickFields(
  properties: Properties,
  names: ReadonlySet<string>,
  change: (field: Field, name: string) => Field | undefined,
): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const changed = names.has(name) ? change(field, name) : undefined;
      return changed ? [[name, changed] as const] : [];
    }),
  );
}

function withoutPrefill(field: Field): Field {
  const { prefill: _, ...rest } = field;
  return rest;
}

const filledIn = (field: Field, answer: Json | undefined): Field =>
  answer === undefined ? withoutPrefill(field) : { ...field, prefill: { const: answer } };

/** Returns the fields beside those that are asked for on whose answers these depend, if only by hiding another. */
function contextOf(requested: Properties, properties: Properties, answers: Values) {
  const named = Object.entries(requested).flatMap((entry) => namesOf(entry, isReference));
  for (const { path } of named) {
    const [name = ''] = path.map(String);
    const { label, when } = properties[name] ?? {};
    const isContext = label && when && !Object.hasOwn(requested, name);
    const conditions = isContext
      ? namesOf([name, { type: 'string', label, when }], isCondition)
      : [];
    const known = new Set(named.map((one) => dotted(one.path)));
    named.push(...conditions.filter((one) => !known.has(dotted(one.path))));
  }
  return pickFields(properties, new Set(named.map(({ path }) => `${path[0]}`)), (field, name) => {
    const answer = answers[name];
    if (Object.hasOwn(requested, name) || answer === undefined) return undefined;
    const uses = named.filter(({ path }) => path[0] === name);
    const { when } = field;
    return { ...contextField(field, answer, uses), ...(when && { when }) };
  });
}

/** Returns a field with what is used of its answer, and no rule. */
function contextField(field: Field, answer: Json, uses: readonly NamedAnswer[]): Field {
  const inner = new Set(uses.map(({ path }) => path[1]));
  const isWhole = inner.has(undefined) || !isRecord(answer);
  const given = isWhole
    ? answer
    : mapValues(answer, (one, name) => (inner.has(name) ? one : undefined));
  const { label } = field;
  const isCounted = isList(field) && uses.every(({ kind }) => isCondition(kind));
  if (Array.isArray(answer) && (isFiles(field) || isCounted)) {
    const prefill = { const: answer.map((_, index) => `${index}`) };
    return { type: 'array', label, maxItems: 500, items: { type: 'string', label }, prefill };
  }
  return { ...plainField(field), prefill: { const: given } };
}

/** Returns what a field is, and nothing that it asks of an answer. */
function plainField(field: Field): Field {
  const { type, label, widget } = field;
  const own = (): object => {
    if (isString(field)) return { widget: 'hidden', maxLength: 20_000 };
    if (isSingle(field)) return { widget: 'hidden' };
    if (isList(field)) return { maxItems: 500, items: plainField(field.items) };
    if (isFiles(field)) return { maxItems: 500, items: { type: 'string', label } };
    if (!isObject(field)) return { widget, ...('choices' in field && { choices: field.choices }) };
    return {
      properties: pickFields(field.properties, new Set(Object.keys(field.properties)), plainField),
    };
  };
  return { type, label, ...own() } as Field;
}

/** An answer that a field names, or one within it. */
interface NamedAnswer {
  readonly kind: Kind;
  /** From the root of the form on. */
  readonly path: Path;
}

/** Returns the answers that a field, or one in it, names by some kinds of keywords. */
function namesOf(
  [name, field]: readonly [string, Field],
  isWanted: (kind: Kind) => boolean,
  around: Path = [],
): NamedAnswer[] {
  const inside = [...around, name];
  const namesIn = (one: Field, here: Path): NamedAnswer[] => [
    ...siblingsOf(one).flatMap(({ kind, name: other }) =>
      isWanted(kind) ? [{ kind, path: pathNamed(other, around) }] : [],
    ),
    ...(isObject(one) ? Object.entries(one.properties) : []).flatMap((entry) =>
      namesOf(entry, isWanted, here),
    ),
    ...(isList(one) ? namesIn(one.items, [...here, 0]) : []),
  ];
  // Those within the field itself are there with it.
  return namesIn(field, inside).filter(({ path }) => path[0] !== inside[0]);
}

const isReference = (kind: Kind): boolean => kind !== 'reads';

/** Kinds of keywords that show or require a field, or say how many rows it has. */
const isCondition = (kind: Kind): boolean => kind === 'condition' || kind === 'sibling';

const rootsOf = (entry: readonly [string, Field], isWanted: (kind: Kind) => boolean): string[] =>
  namesOf(entry, isWanted).map(({ path }) => String(path[0]));

/** Returns the answers of the form that show or require a field or one in it. */
const conditionsOf = (entry: readonly [string, Field]): string[] => rootsOf(entry, isCondition);

/** Returns the answers of the form from which a calculated field follows. */
const sourcesOf = (entry: readonly [string, Field]): string[] =>
  rootsOf(entry, (kind) => kind === 'calculation');
