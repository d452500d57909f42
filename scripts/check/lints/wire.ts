import { isList, isObject, type Shape } from '../../../src/definition/model/field';
import { isFiles } from '../../../src/definition/model/types/table';
import { fieldOnWire, wireNames } from '../../../src/definition/model/flattenToColumns';
import { payloadShape } from '../../../src/definition/payload/payload';
import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachField, eachService, eachShape, type Found } from '../lint';

/** Requires that only lists of groups are sent as columns. */
export const columnRows = eachField(({ at, field }): Found[] => {
  if (!isList(field) || field.wire !== 'columns') return [];
  const isPlain = isObject(field.items) && field.items.wire === undefined;
  const problem = 'only a list of groups, without a "wire" of their own, is sent as columns';
  return isPlain ? [] : [{ at: `${at}/wire`, problem, fix: 'remove it' }];
});

/** Reports two answers that would be sent under the same name. */
export const wireTwice = eachShape(({ at, shape }) =>
  Object.keys(shape.properties).flatMap((name): Found[] => {
    const own = namesOf(shape, name);
    if (own.join() === name) return [];
    const others = Object.keys(shape.properties).filter((other) => other !== name);
    const taken = [name, ...others, ...others.flatMap((other) => namesOf(shape, other))];
    const twice = own.find((one, index) => taken.includes(one) || own.indexOf(one) < index);
    if (twice === undefined) return [];
    const problem = `"${twice}" in "${name}" has the same name as another "${twice}" in the payload`;
    return [{ at: at + pointer('properties', name), problem, fix: 'rename one' }];
  }),
);

const namesOf = ({ properties }: Shape, name: string): readonly string[] => {
  const field = properties[name];
  return field ? wireNames({ properties: { [name]: field } }) : [];
};

/**
 * Requires that fields that are sent as a list under another name exist, are sent, and are in one
 * list only.
 */
export const lists = eachService(({ service }) => {
  const known = Object.keys(payloadShape(service).properties);
  const seen = new Set<string>();
  return Object.entries(service.submit.lists ?? {}).flatMap(([list, names]) =>
    names.flatMap((name, index): Found[] => {
      const at = pointer('submit', 'lists', list, index);
      const field = known.includes(name) ? service.form.properties[name] : undefined;
      if (!field) {
        const problem = `the form does not send a field "${name}"`;
        return [{ at, problem, fix: suggestion(name, known) }];
      }
      const again = seen.has(name);
      seen.add(name);
      if (again) return [{ at, problem: `"${name}" is in a list already`, fix: 'keep one' }];
      const isWhole = namesOf(service.form, name).join() === name && !isFiles(field);
      const problem = `"${name}" cannot be in a list, since it is sent in parts`;
      return isWhole ? [] : [{ at, problem, fix: 'remove it, or its "wire"' }];
    }),
  );
});

/** Reports a name in the submit call that an answer or a constant has already. */
export const sentTwice = eachService(({ service }) => {
  const { submit, sections, form } = service;
  const constants = Object.keys(submit.constants ?? {});
  const made = [
    ...Object.keys(submit.lists ?? {}).map((name) => ({
      name,
      at: pointer('submit', 'lists', name),
    })),
    ...(sections ? [{ name: sections.field, at: pointer('sections', 'field') }] : []),
  ];
  return made.flatMap(({ name, at }, index): Found[] => {
    const isAnswer = Object.hasOwn(form.properties, name) || fieldOnWire(form, name) !== undefined;
    const isMade = made.slice(0, index).some((before) => before.name === name);
    const problem = `"${name}" is in the payload already`;
    return isAnswer || isMade || constants.includes(name)
      ? [{ at, problem, fix: 'choose another name' }]
      : [];
  });
});
