import { isList, isObject, type Shape } from '../../src/definition/model/field';
import type { Project, ServiceDocument } from '../../src/lint/base/project';
import { isRecord } from '../../src/definition/model/values';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns schemas/names.schema.json: the names that editors offer in each service. It refuses nothing, since a name that
 * was just added is not in it yet; `npm run check` reports names that are not there.
 */
export const namesSchema = ({ services, files }: Project): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Names that editors complete',
  description: 'Written by npm run check -- --write. Refuses nothing.',
  allOf: services.map(({ service: { id } }) => ({
    if: { properties: { id: { const: id } }, required: ['id'] },
    then: { $ref: `#/definitions/${id}` },
  })),
  definitions: {
    reference: offered(
      [...files.values()].flatMap(({ path, data }) => {
        const [, file] = /^schemas\/(shared\/[^/]+)$/u.exec(path) ?? [];
        return file && isRecord(data)
          ? Object.keys(data).flatMap((name) => (name === '$schema' ? [] : `../${file}#/${name}`))
          : [];
      }),
    ),
    ...Object.assign({}, ...services.map(definitionsOf)),
  },
});

/** Offers values and accepts all others. */
const offered = (values: readonly string[]): Schema => ({ anyOf: [{ enum: values }, {}] });

function definitionsOf({ service: { id, form } }: ServiceDocument): Schema {
  const names = Object.keys(form.properties);
  const inner = innerNames(form);
  const fromRoot = inner.length > 0 ? names.map((name) => `/${name}`) : [];
  const own = [...new Set([...names, ...inner])];
  const answers = [...own, ...fromRoot];
  const to = (part: string) => ({ $ref: `#/definitions/${id}.${part}` });
  const [name, when, test, calculated, field] = [
    ...['name', 'when', 'test', 'calculated', 'field'].map(to),
  ];
  const each = (items: unknown): Schema => ({ items });
  const within = (properties: Schema): Schema => ({ properties });
  const step = { when, fields: each(name) };
  return {
    [id]: within({
      form: field,
      steps: each(within({ ...step, blocks: each(within(step)) })),
      submit: within({ omit: each(name) }),
      staff: within({ columns: each(name), about: each(name) }),
      documents: each(within({ when })),
    }),
    [`${id}.name`]: offered(own),
    [`${id}.when`]: within({
      ...Object.fromEntries(answers.map((answer) => [answer, test])),
      any: each(when),
      all: each(when),
      not: when,
    }),
    [`${id}.test`]: within({ atLeast: calculated, atMost: calculated, not: test }),
    [`${id}.calculated`]: {
      ...offered(answers),
      items: calculated,
      properties: { if: when, when, const: {} },
      additionalProperties: calculated,
    },
    [`${id}.field`]: within({
      $ref: { $ref: '#/definitions/reference' },
      ...{ when, requiredWhen: when, calculate: calculated, minimum: calculated },
      ...{ maximum: calculated, compare: { additionalProperties: calculated } },
      prefill: within({ calculate: calculated }),
      ...{ countedBy: name, required: each(name), expected: each(name), rowTitle: each(name) },
      properties: { additionalProperties: field },
      items: field,
    }),
  };
}

/** Returns the names of fields in groups and rows. */
const innerNames = ({ properties }: Shape): string[] =>
  Object.values(properties).flatMap((field) => {
    const inner = isList(field) ? field.items : field;
    return isObject(inner) ? [...Object.keys(inner.properties), ...innerNames(inner)] : [];
  });
