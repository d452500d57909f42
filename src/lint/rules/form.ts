import { RECORD_NAMES } from '../../definition/model/fieldName';
import { statusesOf, USUAL_STATUSES } from '../../definition/model/statuses';
import { type Field, isObject, isSingle, type Shape } from '../../definition/model/field';
import { typeNameOf } from '../../definition/model/types/table';
import { isSum } from '../../definition/describe/aboutEntries';
import { isRepeat } from '../../definition/model/compare';
import { wireNames } from '../../definition/model/flattenToColumns';
import type { OwnStatus, Service, StepFile } from '../../definition/model/service';
import { widgetOf } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { suggestion } from '../base/closest';
import {
  eachService,
  eachShape,
  type Found,
  issue,
  issueIf,
  namesIn,
  unknownNames,
} from '../base/lint';

/** Requires that every field of a form is in exactly one step. */
export const steps = eachService(({ file, service }) => {
  if (!file.steps) return [];
  const known = Object.keys(service.form.properties);
  const placed = file.steps.flatMap((step, index) =>
    fieldLists(step).flatMap(([place, names]) => namesIn(`/steps/${index}${place}`, names)),
  );
  const names = placed.map(({ name }) => name);
  const twice = placed.filter(
    ({ name }, index) => known.includes(name) && names.indexOf(name) < index,
  );
  return [
    ...unknownNames(placed, known),
    ...twice.map(({ at, name }) =>
      issue(at, `"${name}" is in two steps`, 'keep it in one of them'),
    ),
    ...known
      .filter((name) => !names.includes(name))
      .map((name) => {
        const problem = `"${name}" is in no step, so it is never shown`;
        return issue(pointer('form', 'properties', name), problem, 'name it in one of the steps');
      }),
  ];
});

function fieldLists({ fields, blocks }: StepFile): [string, readonly string[]][] {
  if (!blocks) return [['/fields', fields ?? []]];
  return blocks.map((block, index) => [`/blocks/${index}/fields`, block.fields]);
}

/** Reports fields whose names are reserved in staff's records. */
export const reserved = eachService(({ service: { form, submit } }) => {
  const names = new Set([
    ...Object.keys({ ...form.properties, ...submit.constants, ...submit.lists }),
    ...wireNames(form),
  ]);
  return RECORD_NAMES.filter((name) => names.has(name)).map((name) => {
    const problem = `every record of the staff list has its own "${name}"`;
    return issue(pointer('form', 'properties', name), problem, 'give the field another name');
  });
});

/** Reports a field that is required in two ways, one of which is redundant. */
export const askedTwice = eachShape(({ at, shape }) =>
  namesIn(`${at}/required`, shape.required).flatMap(({ at: here, name }): Found[] => {
    const problem = `"${name}" is required`;
    if (shape.expected?.includes(name))
      return [issue(here, `${problem}, and expected too`, 'name it in one list')];
    const isDoubled = shape.properties[name]?.requiredWhen !== undefined;
    return issueIf(isDoubled, here, `${problem} always, and "requiredWhen" too`, 'keep one');
  }),
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
  ...cellIssues(service, 'endDates', (field) => typeNameOf(field) !== 'date'),
  ...(service.staff.about ?? []).flatMap((entry, index): Found[] => {
    if (!isSum(entry)) return [];
    const at = pointer('staff', 'about', index);
    const unknown = entry.sum.find((path) => !fieldAt(service.form, path.split('.')));
    if (unknown !== undefined)
      return [issue(`${at}/sum`, `the form has no field "${unknown}"`, 'name the path of one')];
    const isPlaced = entry.unit.every((text) => text.includes('{n}'));
    const problem = 'a text has no place for the number';
    return issueIf(!isPlaced, `${at}/unit`, problem, 'write {n} in each');
  }),
]);

/** Returns the field at a path, through objects and rows. */
function fieldAt(shape: Shape, [name = '', ...rest]: readonly string[]): Field | undefined {
  const field = shape.properties[name];
  if (!field || rest.length === 0) return field;
  const inner = 'items' in field ? field.items : field;
  return 'properties' in inner ? fieldAt(inner, rest) : undefined;
}

const isHandedRecord = (field: Field): boolean => isObject(field) && field.record === true;

function cellIssues(
  { form, staff, submit }: Service,
  list: 'columns' | 'about' | 'endDates',
  isUnfit: (field: Field) => boolean,
): Found[] {
  const known = Object.keys(form.properties);
  const listed = Object.values(submit.lists ?? {}).flat();
  const place = pointer('staff', list);
  const names = (staff[list] ?? []).flatMap((entry, index) => {
    const at = place + pointer(index);
    if (typeof entry === 'string') return [{ at, name: entry }];
    return 'field' in entry ? [{ at: `${at}/field`, name: entry.field }] : [];
  });
  return names.flatMap(({ at, name }): Found[] => {
    const field = form.properties[name];
    if (!field) {
      if (list === 'columns' && LISTED.includes(name)) return [];
      return [issue(at, `the form has no field "${name}"`, suggestion(name, known))];
    }
    if (submit.omit?.includes(name) || isRepeat(field))
      return [issue(at, `"${name}" is not sent`, 'name a field that is sent')];
    if (widgetOf(field) === 'note')
      return [issue(at, `"${name}" has no answer`, 'name a field that has one')];
    const isWhole = listed.includes(name) || isUnfit(field);
    return issueIf(isWhole, at, `"${name}" does not fit into a cell`, 'name a single answer');
  });
}

/** Reports statuses without "new" as the first, without one that closes, with an id that another has, or followed by none. */
export const statuses = eachService(({ service: { staff } }, { services, others: more = [] }) => {
  if (!staff.statuses) return [];
  const at = '/staff/statuses';
  const own = statusesOf(staff);
  const others = [
    ...USUAL_STATUSES,
    ...[...services, ...more].flatMap(({ service }) =>
      service.staff === staff ? [] : statusesOf(service.staff),
    ),
  ];
  const agrees = (one: OwnStatus, { id, closes }: OwnStatus) =>
    one.id !== id || one.closes === closes;
  return [
    ...issueIf(own[0]?.id !== 'new', at, 'the first status is not "new"', 'put "new" first'),
    ...issueIf(
      !own.some(({ closes }) => closes),
      at,
      'no status closes an application',
      'add "done" or "closes": true',
    ),
    ...staff.statuses.flatMap((status, index): Found[] => {
      const place = at + pointer(index);
      const { id } = status;
      if (own.filter((one) => one.id === id).length > 1)
        return [issue(place, `there are two statuses "${id}"`, 'rename one')];
      const next = 'onceSent' in status ? status.onceSent : undefined;
      const following = own.find((one) => one.id === next);
      if (next !== undefined && (!following || following.closes || next === id)) {
        const problem = `"${next}" cannot follow by itself: ${following ? 'it closes, or is the same' : 'there is no such status'}`;
        return [issue(`${place}/onceSent`, problem, 'name another status that does not close')];
      }
      const isOdd = 'name' in status && !others.every((one) => agrees(one, status));
      const problem = `"${id}" closes an application in one service and not in another`;
      return issueIf(isOdd, place, problem, 'rename it, since lists of all services filter by it');
    }),
  ];
});
