import type { ContentKind } from '../../definition/content/contentType';
import type { Kind } from '../../definition/keywords/keywords';
import { siblingsOf } from '../../definition/keywords/siblings';
import { type Field, isList, isNumber, isObject, type Shape } from '../../definition/model/field';
import { fieldOnWire, wireNames } from '../../definition/model/flattenToColumns';
import { fieldsIn } from '../../definition/model/placedValues';
import { isFiles } from '../../definition/model/types/table';
import { payloadShape } from '../../definition/payload/payload';
import { pointer } from '../base/checkIssue';
import { suggestion } from '../base/closest';
import {
  eachField,
  eachService,
  eachShape,
  type Found,
  issue,
  keysIn,
  namesIn,
  unknownNames,
} from '../base/lint';
import { topCondition } from './impossible';
import { nameOf } from '../base/project';

/** Requires that omitted fields exist and that nothing that is sent depends on them. */
export const omitted = eachService(({ service }) => {
  const { properties } = service.form;
  const known = Object.keys(properties);
  const omit = service.submit.omit ?? [];
  const unsent = known.filter((name) => omit.includes(name));
  const hanging = known
    .filter((name) => !unsent.includes(name))
    .flatMap((name) =>
      siblingsOf(properties[name] ?? {})
        .filter((one) => DEPENDENT.includes(one.kind) && unsent.includes(rootName(one.name)))
        .map(({ keyword, name: other }) =>
          issue(
            pointer('form', 'properties', name, keyword),
            `"${name}" depends on "${other}", which is never sent`,
            `remove "${other}" from "omit", or "${keyword}" from "${name}"`,
          ),
        ),
    );
  return [...unknownNames(namesIn('/submit/omit', omit), known), ...hanging];
});

const rootName = (name: string): string => name.split('/')[1] ?? name;

/** Kinds of keywords by which an answer is validated. */
const DEPENDENT: readonly Kind[] = ['condition', 'sibling', 'comparisons'];

/** Reports a constant with the name of a field, whose answer it would replace. */
export const constants = eachService(({ service: { submit, form } }) =>
  keysIn('/submit/constants', submit.constants)
    .filter(({ name }) => Object.hasOwn(form.properties, name))
    .map(({ at, name }) =>
      issue(at, `"${name}" is a field of the form as well`, 'remove one of the two'),
    ),
);

/** Reports photos without a part of a multipart body to be sent in: its name is the path of their field in the answers. */
export const photos = eachField(({ at, field }): Found[] => {
  if (isFiles(field)) {
    const problem = 'rows that are photos alone cannot be sent';
    return at.endsWith('/items') ? [issue(at, problem, 'write rows with a field for photos')] : [];
  }
  const isSentWhole = !('wire' in field) || field.wire === undefined;
  if (isSentWhole || !hasFiles(field)) return [];
  const problem = `photos cannot be sent from within "${field.wire}"`;
  return [issue(`${at}/wire`, problem, 'remove it, or move the photos to the form')];
});

/** Reports rows that begin with the photos of another row: both would remove the same file. */
export const begunPhotos = eachField(({ at, field }): Found[] => {
  if (!isList(field) || !field.begins || !isObject(field.items)) return [];
  const { properties } = field.items;
  return keysIn(`${at}/begins`, field.begins).flatMap(({ at: here, name }) =>
    keysIn(here, field.begins?.[name as 'first' | 'next']).flatMap((one): Found[] => {
      const begun = Object.hasOwn(properties, one.name) ? properties[one.name] : undefined;
      const problem = `"${one.name}" is for photos, which belong to one row`;
      return begun && hasFiles(begun) ? [issue(one.at, problem, 'remove it')] : [];
    }),
  );
});

const hasFiles = (field: Field): boolean => fieldsIn({ field }).some(isFiles);

export const photosEncoding = eachService(({ service }) =>
  service.submit.encoding === 'json' && fieldsIn(service.form.properties).some(isFiles)
    ? [issue('/submit/encoding', 'photos cannot be sent as JSON', 'write "multipart"')]
    : [],
);

/** Requires that only lists of groups are sent as columns. */
export const columnRows = eachField(({ at, field }): Found[] => {
  if (!isList(field) || field.wire !== 'columns') return [];
  const isPlain = isObject(field.items) && field.items.wire === undefined;
  const problem = 'only a list of groups, without a "wire" of their own, is sent as columns';
  return isPlain ? [] : [issue(`${at}/wire`, problem, 'remove it')];
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
    return [issue(at + pointer('properties', name), problem, 'rename one')];
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
    namesIn(pointer('submit', 'lists', list), names).flatMap(({ at, name }): Found[] => {
      const field = known.includes(name) ? service.form.properties[name] : undefined;
      if (!field)
        return [issue(at, `the form does not send a field "${name}"`, suggestion(name, known))];
      if (seen.has(name)) return [issue(at, `"${name}" is in a list already`, 'keep one')];
      seen.add(name);
      const isWhole = namesOf(service.form, name).join() === name && !hasFiles(field);
      const problem = `"${name}" cannot be in a list, since it is sent in parts`;
      return isWhole ? [] : [issue(at, problem, 'remove it, or its "wire"')];
    }),
  );
});

/** Reports a name in the submit call that an answer or a constant has already. */
export const sentTwice = eachService(({ service: { submit, sections: source, form } }) => {
  const constantNames = Object.keys(submit.constants ?? {});
  const made = [
    ...keysIn('/submit/lists', submit.lists),
    ...(source ? [{ name: source.field, at: '/sections/field' }] : []),
  ];
  return made.flatMap(({ name, at }, index): Found[] => {
    const isAnswer = Object.hasOwn(form.properties, name) || fieldOnWire(form, name) !== undefined;
    const isMade = made.slice(0, index).some((before) => before.name === name);
    return isAnswer || isMade || constantNames.includes(name)
      ? [issue(at, `"${name}" is in the payload already`, 'choose another name')]
      : [];
  });
});

/** Names that every object in JavaScript has. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

export const inherited = eachShape(({ at, shape }) =>
  keysIn(`${at}/properties`, shape.properties)
    .filter(({ name }) => INHERITED.includes(name))
    .map(({ at: place, name }) => {
      const problem = `every object in JavaScript has its own "${name}"`;
      return issue(place, problem, 'give the field another name');
    }),
);

/** Reports sections whose source does not exist, or that depend on a field that does not. */
export const sections = eachService(({ service }, { contents }): Found[] => {
  const { sections: source, form } = service;
  if (!source) return [];
  const asked = [
    ...(source.record === undefined ? [] : [{ at: '/sections/record', name: source.record }]),
  ];
  const unknown = [
    ...unknownNames(asked, Object.keys(form.properties)),
    ...topCondition(source.when, form, '/sections/when'),
  ];
  const kind = contents.find(({ path }) => nameOf(path) === source.content)?.kind;
  if (!kind) return unknown;
  const field = Object.hasOwn(kind.fields, source.in) ? kind.fields[source.in] : undefined;
  const isFit = field && 'widget' in field && field.widget === 'sections';
  const problem = `there are no sections in "${source.in}" of schemas/content/${source.content}.json`;
  const fix = suggestion(source.in, Object.keys(kind.fields));
  const lacking = `"${source.content}" has many records, and "record" is missing`;
  return [
    ...unknown,
    ...(isFit ? [] : [issue('/sections/in', problem, fix)]),
    ...(kind.many && source.record === undefined
      ? [issue('/sections/content', lacking, 'add "record"')]
      : []),
  ];
});

/** Reports lookups without a table, and lookups for fields that do not exist or are sent. */
export const lookup = eachService(({ service }, { contents }): Found[] => {
  const { lookup: source, form, submit } = service;
  if (!source) return [];
  const gives = keysIn('/lookup/gives', source.gives);
  const asked = [
    { name: source.record, at: '/lookup/record' },
    ...keysIn('/lookup/by', source.by),
    ...gives,
    ...namesIn('/lookup/offers', source.offers),
  ];
  const unfit = gives.flatMap(({ name, at }): Found[] => {
    const field = Object.hasOwn(form.properties, name) ? form.properties[name] : undefined;
    if (!field || (isNumber(field) && submit.omit?.includes(name))) return [];
    const problem = `"${name}" is looked up, and must be a number that is not sent`;
    return [issue(at, problem, 'add it to "omit", and write "type": "number"')];
  });
  const kind = contents.find(({ path }) => nameOf(path) === source.content)?.kind;
  return [
    ...unknownNames(asked, Object.keys(form.properties)),
    ...unfit,
    ...noTable(source.in, source.content, kind),
  ];
});

function noTable(
  names: readonly string[],
  content: string,
  kind: ContentKind | undefined,
): Found[] {
  const file = `schemas/content/${content}.json`;
  if (!kind)
    return [issue('/lookup/content', `there is no ${file}`, 'name an existing content type')];
  const found = names.reduce<Field | undefined>(
    (field, name) => (field && 'properties' in field ? field.properties[name] : undefined),
    { type: 'object', label: kind.title, properties: kind.fields },
  );
  if (found && 'widget' in found && found.widget === 'table') return [];
  const problem = `there is no table in "${names.join('.')}" of ${file}`;
  return [issue('/lookup/in', problem, 'name the fields that lead to one')];
}
