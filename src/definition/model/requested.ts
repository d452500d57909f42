import { type Kind } from '../keywords/keywords';
import { siblingsOf } from '../keywords/siblings';
import { isRepeat } from './compare';
import { derivedService } from './derivedService';
import { type Field, isList, isSingle, type Properties } from './field';
import type { Text } from './text';
import type { Service } from './service';
import type { Json, Values } from './values';
import { isTyped } from './widget';
import { isFiles } from './types/table';

/** Returns what staff can ask an applicant for again: what somebody fills in, and no amount follows from. */
export function requestableFields({ form, lookup }: Service): readonly string[] {
  const { properties } = form;
  const priced = new Set([
    ...Object.keys(lookup?.by ?? {}),
    ...Object.values(properties).flatMap((field) => sourcesOf(field)),
  ]);
  return Object.entries(properties).flatMap(([name, field]) => {
    const isPaged = isList(field) && field.widget === 'pages';
    return isTyped(field) && !isRepeat(field) && !isPaged && !priced.has(name) ? [name] : [];
  });
}

/** Adds the fields that answers to the named ones show or require, and those that these show. */
export function withDependents(service: Service, names: readonly string[]): readonly string[] {
  const all = new Set(names);
  const { properties } = service.form;
  const candidates = requestableFields(service);
  for (let before = -1; before < all.size;) {
    before = all.size;
    for (const name of candidates) {
      const field = properties[name];
      if (field && conditionsOf(field).some((condition) => all.has(condition))) all.add(name);
    }
  }
  return candidates.filter((name) => all.has(name));
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
  const context = new Set(Object.values(requested).flatMap(referencesOf));
  const beside = pickFields(properties, context, (field, name) =>
    named.has(name) || !isSingle(field) ? undefined : hidden(field, answers[name]),
  );
  const isNamed = (name: string): boolean => named.has(name);
  const steps = service.steps.flatMap((step) => {
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
    encoding: Object.values(requested).some((field) => isFiles(field)) ? 'multipart' : 'json',
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
    names.includes(name) && field.widget !== 'checkbox' && !conditionsOf(field).some(isNamed);
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

/** A field that conditions are about: it has its answer, and no rule of its own. */
const hidden = ({ type, label }: Field, answer: Json | undefined): Field | undefined =>
  answer === undefined
    ? undefined
    : ({ type, label, widget: 'hidden', prefill: { const: answer } } as Field);

/** Returns the siblings that a field's conditions and rules are about. */
const referencesOf = (field: Field): string[] =>
  named(field, (kind) => kind !== 'calculation' && kind !== 'reads');

/** Returns the siblings that show or require a field. */
const conditionsOf = (field: Field): string[] => named(field, (kind) => kind === 'condition');

/** Returns the siblings from which a calculated field follows. */
const sourcesOf = (field: Field): string[] => named(field, (kind) => kind === 'calculation');

const named = (field: Field, isWanted: (kind: Kind) => boolean): string[] =>
  siblingsOf(field).flatMap(({ kind, name }) => (isWanted(kind) ? [name] : []));
