import { type Kind } from '../../../src/definition/keywords/keywords';
import { siblingsOf } from '../../../src/definition/keywords/siblings';
import { type Field, isObject, isSingle } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import { isFiles } from '../../../src/definition/model/types/table';
import { widgetOf } from '../../../src/definition/model/widget';
import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachField, eachService, type Found } from '../lint';

/** Requires that omitted fields exist and that nothing that is sent depends on them. */
export const omitted = eachService(({ service }) => {
  const { properties } = service.form;
  const known = Object.keys(properties);
  const omit = service.submit.omit ?? [];
  const unknown = omit
    .map((name, index) => ({ name, at: pointer('submit', 'omit', index) }))
    .filter(({ name }) => !known.includes(name))
    .map(({ name, at }) => ({
      at,
      problem: `the form has no field "${name}"`,
      fix: suggestion(name, known),
    }));
  const hanging = known
    .filter((name) => !omit.includes(name))
    .flatMap((name) =>
      siblingsOf(properties[name] ?? {})
        .filter((one) => DEPENDENT.has(one.kind) && omit.includes(one.name))
        .map(({ keyword, name: other }) => ({
          at: pointer('form', 'properties', name, keyword),
          problem: `"${name}" depends on "${other}", which is never sent`,
          fix: `remove "${other}" from "omit", or "${keyword}" from "${name}"`,
        })),
    );
  return [...unknown, ...hanging];
});

/** Kinds of keywords by which an answer is validated. */
const DEPENDENT: ReadonlySet<Kind> = new Set(['condition', 'sibling', 'bound']);

/** Reports a constant with the name of a field, whose answer it would replace. */
export const constants = eachService(({ service }) =>
  Object.keys(service.submit.constants ?? {})
    .filter((name) => Object.hasOwn(service.form.properties, name))
    .map((name) => ({
      at: pointer('submit', 'constants', name),
      problem: `"${name}" is a field of the form as well`,
      fix: 'remove one of the two',
    })),
);

/** The columns that the staff list has for every service. */
const LISTED = ['reference', 'createdAt'];

/**
 * Requires that the columns of the staff list (definition/describe/listCells), and what an application
 * is about, are fields that are sent and fit into a cell.
 */
export const columns = eachService(({ service }) => [
  ...cellIssues(service, 'columns', (field) => !isSingle(field)),
  ...cellIssues(service, 'about', (field) => !isSingle(field) && !isHandedRecord(field)),
]);

const isHandedRecord = (field: Field): boolean => isObject(field) && field.record === true;

function cellIssues(
  service: Service,
  list: 'columns' | 'about',
  isUnfit: (field: Field) => boolean,
): Found[] {
  const { properties } = service.form;
  const known = Object.keys(properties);
  return (service.staff[list] ?? []).flatMap((name, index): Found[] => {
    const at = pointer('staff', list, index);
    const field = properties[name];
    if (!field) {
      if (list === 'columns' && LISTED.includes(name)) return [];
      return [{ at, problem: `the form has no field "${name}"`, fix: suggestion(name, known) }];
    }
    if (service.submit.omit?.includes(name)) {
      return [{ at, problem: `"${name}" is not sent`, fix: 'name a field that is sent' }];
    }
    if (widgetOf(field) === 'note') {
      return [{ at, problem: `"${name}" has no answer`, fix: 'name a field that has one' }];
    }
    const isListed = Object.values(service.submit.lists ?? {}).some((list) => list.includes(name));
    return isListed || isUnfit(field)
      ? [{ at, problem: `"${name}" does not fit into a cell`, fix: 'name a single answer' }]
      : [];
  });
}

/**
 * Requires that photos are at the top level of the form, since they are parts of a multipart body.
 */
export const photos = eachField(({ at, field }) => {
  const isInside = at.split('/properties/').length > 2 || at.endsWith('/items');
  return isFiles(field) && isInside
    ? [{ at, problem: 'photos cannot be sent from inside a group', fix: 'move them to the form' }]
    : [];
});

export const photosEncoding = eachService(({ service }) =>
  service.submit.encoding === 'json' && Object.values(service.form.properties).some(isFiles)
    ? [
        {
          at: '/submit/encoding',
          problem: 'photos cannot be sent as JSON',
          fix: 'write "multipart"',
        },
      ]
    : [],
);
