import type { ServiceFile, StepFile } from '../../../src/definition/model/service';
import { wireNames } from '../../../src/definition/model/flattenToColumns';
import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachService, eachShape, type Found } from '../lint';

/** Requires that every field of a form is in exactly one step. */
export const steps = eachService(({ file, service }) => {
  if (!file.steps) return [];
  const known = Object.keys(service.form.properties);
  const placed = stepFields(file.steps);
  const seen = new Set<string>();
  const wrong = placed.flatMap(({ at, name }): Found[] => {
    const again = seen.has(name);
    seen.add(name);
    if (!known.includes(name)) {
      return [{ at, problem: `the form has no field "${name}"`, fix: suggestion(name, known) }];
    }
    return again
      ? [{ at, problem: `"${name}" is in two steps`, fix: 'keep it in one of them' }]
      : [];
  });
  const left = known
    .filter((name) => !seen.has(name))
    .map((name) => ({
      at: pointer('form', 'properties', name),
      problem: `"${name}" is in no step, so it is never shown`,
      fix: 'name it in one of the steps',
    }));
  return [...wrong, ...left];
});

function stepFields(list: NonNullable<ServiceFile['steps']>): { at: string; name: string }[] {
  return list.flatMap((step, index) =>
    fieldLists(step).flatMap(([place, names]) =>
      names.map((name, position) => ({ at: `/steps/${index}${place}/${position}`, name })),
    ),
  );
}

function fieldLists({ fields, blocks }: StepFile): [string, readonly string[]][] {
  if (!blocks) return [['/fields', fields ?? []]];
  return blocks.map((block, index) => [`/blocks/${index}/fields`, block.fields]);
}

/** Names that the server or JavaScript reserves. */
const RESERVED = ['id', 'reference', 'language', 'definitionVersion', 'createdAt'];
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Reports fields whose names are reserved in staff's records or in JavaScript. */
export const reserved = eachService(({ service }) =>
  [
    ...Object.keys(service.form.properties),
    ...wireNames(service.form),
    ...Object.keys(service.submit.constants ?? {}),
    ...Object.keys(service.submit.lists ?? {}),
  ]
    .filter((name, index, names) => RESERVED.includes(name) && names.indexOf(name) === index)
    .map((name) => ({
      at: pointer('form', 'properties', name),
      problem: `every record of the staff list has its own "${name}"`,
      fix: 'give the field another name',
    })),
);

export const inherited = eachShape(({ at, shape }) =>
  Object.keys(shape.properties)
    .filter((name) => INHERITED.includes(name))
    .map((name) => ({
      at: at + pointer('properties', name),
      problem: `every object in JavaScript has its own "${name}"`,
      fix: 'give the field another name',
    })),
);

/** Reports a field that is required in two ways, one of which is redundant. */
export const askedTwice = eachShape(({ at, shape }) =>
  (shape.required ?? []).flatMap((name, index): Found[] => {
    const here = at + pointer('required', index);
    const problem = `"${name}" is required`;
    if (shape.expected?.includes(name)) {
      return [{ at: here, problem: `${problem}, and expected too`, fix: 'name it in one list' }];
    }
    return shape.properties[name]?.requiredWhen
      ? [{ at: here, problem: `${problem} always, and "requiredWhen" too`, fix: 'keep one' }]
      : [];
  }),
);
