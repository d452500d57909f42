import { describe as suite, expect, it } from 'vitest';
import { checkSent } from '../../src/definition/validate/checkSent';
import { describe } from '../../src/definition/describe/describe';
import { type Field, isList, isObject, type Shape } from '../../src/definition/model/field';
import { fieldAt } from '../../src/definition/model/fieldAt';
import { isFiles } from '../../src/definition/model/types/table';
import { localise } from '../../src/definition/language/localise';
import { prune } from '../../src/definition/validate/prune';
import { toRequest } from '../../src/definition/payload/submitRequest';
import { wireNames } from '../../src/definition/model/flattenToColumns';
import { fromPayload, payloadShape, toPayload } from '../../src/definition/payload/payload';
import { isCounted } from '../../src/definition/model/counted';
import { LANGUAGES } from '../../src/definition/model/text';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { stepFields } from '../../src/definition/model/stepOf';
import { toUiSchema } from '../../src/definition/ui/toUiSchema';
import type { Values } from '../../src/definition/model/values';
import { isDisplayed, widgetOf } from '../../src/definition/model/widget';
import { allServices, compile, requiredPaths } from '../fixtures/services';

const DAY = { today: new Date().toISOString().slice(0, 10) };
const WORDS = { language: 'en', yes: 'yes', no: 'no', am: 'am', pm: 'pm' } as const;

/** Returns the dotted names of all fields of a definition, including those in groups and rows. */
function names(
  shape: Shape<unknown>,
  isMeant: (field: Field<unknown>) => boolean = () => true,
): string[] {
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    if (!isMeant(field)) return [];
    const inner = isList(field) ? field.items : field;
    const below = isObject(inner) ? names(inner, isMeant) : [];
    return [name, ...below.map((one) => `${name}.${one}`)];
  });
}

const isAnswered = (field: Field<unknown>): boolean => widgetOf(field) !== 'note';

/** Returns the dotted names of all fields of a JSON Schema. */
function schemaNames(schema: object): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { items?: object }> };
  return Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...schemaNames(field.items ?? field).map((below) => `${name}.${below}`),
  ]);
}

/** Returns the dotted names of all fields of a uiSchema. */
function uiNames(ui: object): string[] {
  return Object.entries(ui).flatMap(([name, field]) => {
    if (name.startsWith('ui:')) return [];
    const { items = field } = field as { items?: object };
    return [name, ...uiNames(items as object).map((below) => `${name}.${below}`)];
  });
}

/** Returns whether three texts look translated: the first two in Arabic script, the last not. */
const isText = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((text) => typeof text === 'string') &&
  value.map((text) => /[\u0600-\u06ff]/u.test(text)).join() === 'true,true,false';

/** Returns the places where a text in three languages is left. */
function textsLeft(node: unknown, at = ''): string[] {
  if (isText(node)) return [at];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => textsLeft(inner, `${at}/${key}`));
}

suite.each(allServices.map((service) => [service.id, service] as const))('%s', (_, service) => {
  const { form } = service;
  const shape = payloadShape(service);
  const validate = (given: Shape, values: Values) => checkSent(given, values, compile(given), DAY);
  const sample = fromPayload(service, service.sample);

  it('accepts its own sample', () => {
    expect(validate(shape, sample)).toEqual({ values: prune(shape, sample), issues: [] });
  });

  it('requires in an empty form only the required fields that are shown', () => {
    const asked = requiredPaths(form).map((path) => {
      const field = fieldAt(form, path);
      return { path, code: field && 'mustBe' in field ? 'mustBe' : 'required' };
    });
    expect(validate(form, {}).issues).toEqual(asked);
  });

  it('sends its sample unchanged, in the language of the sample', () => {
    const values = prune(shape, sample);
    const none = service.sections && { [service.sections.field]: [] };
    const answers = { ...none, ...service.sample, ...service.submit.constants };
    expect(LANGUAGES.map((language) => toPayload(service, values, language))).toContainEqual(
      answers,
    );
  });

  it('calls its own path', () => {
    const request = toRequest(service, sample, 'ku');
    const sent =
      request.encoding === 'json'
        ? Object.keys(request.json)
        : request.parts.map(({ name }) => name);
    const allowed = [
      ...wireNames(shape),
      ...Object.keys(service.submit.constants ?? {}),
      ...Object.keys(service.submit.lists ?? {}),
      service.sections?.field,
    ];
    expect(sent.filter((name) => !allowed.includes(name.split('.', 1)[0]))).toEqual([]);
    const files = Object.entries(form.properties).filter(([, field]) => isFiles(field));
    expect(request.encoding === 'multipart' || files.length === 0).toBe(true);
  });

  it('has every field in its JSON Schema', () => {
    expect(schemaNames(toJsonSchema(form))).toEqual(names(form, isAnswered));
  });

  it.each(LANGUAGES)('has no untranslated text in %s', (language) => {
    const localised = localise(service, language);
    // A sample is data: its records may have three languages.
    expect(textsLeft({ ...localised, sample: {}, staff: {} })).toEqual([]);
    expect(textsLeft(service).length).toBeGreaterThan(names(form).length);
  });

  it.each(LANGUAGES)('labels every field in %s', (language) => {
    const localised = localise(service, language);
    expect(uiNames(toUiSchema(localised.form))).toEqual(names(form));
  });

  it.each(LANGUAGES)('describes every visible field in %s', (language) => {
    const localised = localise(service, language);
    const told = describe(localised, {}, WORDS).flatMap(({ blocks }) =>
      blocks.flatMap(({ answers }) => answers.map(({ path }) => path)),
    );
    const shown = service.steps.flatMap(stepFields).filter((name) => {
      const field = form.properties[name];
      return field && !field.when && isDisplayed(field) && !isCounted(field);
    });
    expect(told).toEqual(shown);
  });

  it('has every field in exactly one step', () => {
    expect(service.steps.flatMap(stepFields).toSorted()).toEqual(
      Object.keys(form.properties).sort(),
    );
  });
});
