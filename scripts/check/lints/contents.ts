import { checkRecord } from '../../../src/definition/content/checkRecord';
import { missingLanguages } from '../../../src/definition/content/contentTexts';
import {
  type ContentKind,
  isColumn,
  OF_EVERY_RECORD,
  pathOf,
} from '../../../src/definition/content/contentType';
import { toRecordSchema } from '../../../src/definition/content/toRecordSchema';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import type { Issue, IssueCode } from '../../../src/definition/model/issue';
import { memoise } from '../../../src/definition/model/memoise';
import { type Json, parsePath, valueAt, type Values } from '../../../src/definition/model/values';
import { interpret } from '../../../src/definition/validate/interpret';
import { type CheckIssue, pointer, shown } from '../../../src/lint/base/checkIssue';
import { suggestion } from '../../../src/lint/base/closest';
import {
  eachContent,
  type Found,
  issue,
  keysIn,
  type Lint,
  namesIn,
  unknownNames,
} from '../../../src/lint/base/lint';
import { nameOf } from '../../../src/lint/base/project';
import { sampleValues } from '../../../src/lint/base/sampleValues';

/** Requires that a file has the name of the content type that it describes. */
export const contentName = eachContent(({ path, kind: { id } }) => {
  const problem = `the file is ${nameOf(path)}.json and the id "${id}"`;
  return id === nameOf(path) ? [] : [issue('/id', problem, 'make them equal')];
});

/** Reports two calls with the same path and method, of content types or services. */
export const contentCalls: Lint = ({ contents, services }) => {
  const taken = new Map(
    services.flatMap(({ path, service: { staff, submit } }) => [
      [routeOf('GET', staff.list), path] as const,
      [routeOf('GET', staff.read ?? `${staff.list}{id}/`), path] as const,
      [routeOf('POST', submit.path), path] as const,
    ]),
  );
  return contents.flatMap(({ path, kind }) =>
    SIDES.flatMap(([side, method]) =>
      (kind.calls[side] ?? []).flatMap((shaped, index): CheckIssue[] => {
        const call = pathOf(shaped);
        const other = taken.get(routeOf(method, call));
        taken.set(routeOf(method, call), path);
        if (other === undefined) return [];
        const at = pointer('calls', side, index);
        return [{ file: path, ...issue(at, `${other} has the path ${call} too`, 'keep one') }];
      }),
    ),
  );
};

const SIDES = [
  ['public', 'GET'],
  ['staff', 'GET'],
  ['create', 'POST'],
  ['update', 'PUT'],
  ['remove', 'DELETE'],
] as const;

/**
 * Normalises a path as the server's router does: trailing slashes and parameter names do not
 * matter.
 */
const routeOf = (method: string, call: string): string =>
  `${method} ${call.replace(/\/$/u, '').replace(/\{\w+\}/u, '{}')}`;

/** Every record has these fields already. */
const RESERVED: readonly string[] = OF_EVERY_RECORD;

/** Reports calls that name unknown fields, and fields with reserved names. */
export const contentFields = eachContent(({ kind }) => {
  const known = Object.keys(kind.fields);
  const numbers = known.filter((name) =>
    ['number', 'integer'].some((type) => type === kind.fields[name]?.type),
  );
  const columns = [...known, ...RESERVED].filter((name) => isColumn(kind, name));
  const noField = (name: string) => `the content type has no field "${name}"`;
  const reserved = keysIn('/fields', kind.fields)
    .filter(({ name }) => RESERVED.includes(name))
    .map(({ at, name }) => {
      const problem = `every record has a "${name}" of its own`;
      return issue(at, problem, 'give the field another name');
    });
  const calls = (['public', 'staff'] as const).flatMap((side) =>
    kind.calls[side].flatMap((call, index): Found[] => {
      if (typeof call === 'string') return [];
      const at = pointer('calls', side, index);
      const order = { at: `${at}/order`, name: call.order?.replace('-', '') ?? 'id' };
      return [
        ...unknownNames(namesIn(`${at}/search`, call.search), known, noField),
        ...unknownNames(keysIn(`${at}/above`, call.above), numbers, noField),
        ...unknownNames([order], columns, noField),
      ];
    }),
  );
  const lacking = (['required', 'needs'] as const)
    .flatMap((keyword) => namesIn(`/${keyword}`, kind[keyword]))
    .filter(({ name }) => !fieldAt({ properties: kind.fields }, name));
  return [
    ...reserved,
    ...calls,
    ...unknownNames(lacking, known, noField),
    ...unknownNames(namesIn('/unique', kind.unique), columns, noField),
  ];
});

/** Requires that demo records are valid and have every field. */
export const contentSamples = eachContent(({ kind }) => sampleIssues(kind));

const sampleIssues = memoise((kind: ContentKind): readonly Found[] => {
  const { many, samples } = kind;
  const isOne = 'there is only one record of this content type';
  return [
    ...(!many && samples.length > 1 ? [issue('/samples/1', isOne, 'add "many": true')] : []),
    ...samples.flatMap(({ id: _, createdAt: _made, ...sample }, index) =>
      recordIssues(kind, sample, pointer('samples', index)),
    ),
    ...sampleValues(kind).flatMap(({ at, field, value }): Found[] => {
      if (field && value === undefined)
        return [issue(at, 'the record lacks this field', 'add it, even if empty')];
      return field?.widget === 'sections' ? sectionSlips(value, at) : [];
    }),
  ];
});

/** Whether other records exist, contentReferences checks. */
const ALL_KNOWN = { has: () => true, options: [] };
const isOfOptions = ({ path, code }: Issue) => code === 'choice' && path.endsWith('.choiceId');

/**
 * Returns what the panel and the server would report about a demo record, and where a language is
 * missing.
 */
const recordIssues = (kind: ContentKind, sample: Values, at: string): Found[] => [
  ...checkRecord(kind, sample, validatorOf(kind), ALL_KNOWN)
    .filter((found) => !isOfOptions(found))
    .map((found) =>
      issue(
        at + pointer(...parsePath(found.path)),
        problemOf(found, sample),
        found.code === 'unknown' ? 'remove it' : 'write a value that the field accepts',
      ),
    ),
  ...missingLanguages(plainFields(kind), sample).map(({ path, languages }) =>
    issue(
      at + pointer(...parsePath(path)),
      `a language is missing (${languages.join(', ')})`,
      'write [Kurdish, Arabic, English]',
    ),
  ),
];

const validatorOf = memoise(({ fields }: ContentKind) => interpret(toRecordSchema(fields)));

/** In sections checkRecord reports a missing language. */
const plainFields = ({ fields }: ContentKind): ContentKind['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, { widget }]) => widget !== 'sections'));

function problemOf({ path, code, limit }: Issue, sample: Values): string {
  const value = shown(valueAt(sample, parsePath(path)));
  const bound = limit === undefined ? '' : ` ${limit}`;
  return `${value} ${PROBLEMS[code] ?? `is not a valid ${code}`}${bound}`;
}

const PROBLEMS: Readonly<Partial<Record<IssueCode, string>>> = {
  type: 'has another type',
  choice: 'is not one of the choices',
  unknown: 'is not a field of the content type',
  pattern: 'is not the path of a picture',
  required: 'is required',
  maxLength: 'has more letters than',
  minimum: 'is less than',
  maximum: 'is more than',
  minItems: 'has fewer entries than',
  maxItems: 'has more entries than',
};

const SECTION_KEYS = ['title', 'sectionNote', 'typeIds', 'body'];
const ELEMENT_KEYS = ['elType', 'elLable', 'value', 'choiceId', 'list', 'maxLength'];
const TRIGGERS = ['answerWithYesOrNo', 'answerWithYesOrNoValue'];
const LIST_KEYS = ['listTitle', 'listItem', 'listArray', ...TRIGGERS];
const KEYS = [...SECTION_KEYS, ...ELEMENT_KEYS, ...LIST_KEYS];
const ANSWERS = ['value', 'listArray'];

/** Reports what the server would store in sections, and an author has not meant: typing errors and answers. */
function sectionSlips(value: Json | undefined, at: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Found[] => {
    const here = at + pointer(key);
    const isAnswer = ANSWERS.includes(key) && ![undefined, null, ''].includes(inner as string);
    if (isAnswer && (!Array.isArray(inner) || inner.length > 0))
      return [issue(here, `${shown(inner)} is an answer`, 'leave it empty for the visitor')];
    if (key === 'typeIds' && Array.isArray(inner) && inner.some((id) => typeof id !== 'string'))
      return [issue(here, `${shown(inner)} are not ids`, 'write the ids of types')];
    const isUnknown = !Array.isArray(value) && !KEYS.includes(key);
    return [
      ...(isUnknown ? [issue(here, `nothing reads "${key}"`, suggestion(key, KEYS))] : []),
      ...sectionSlips(inner, here),
    ];
  });
}

/** Requires that pictures of demo records are files of the public folder. */
export const contentPictures = eachContent(({ kind }, { texts }) => {
  const known = [...texts.keys()].flatMap((path) =>
    path.startsWith('public/') ? [path.slice('public'.length)] : [],
  );
  const pictures = sampleValues(kind).flatMap(({ at, field, value }) =>
    field?.widget === 'image' && value && typeof value === 'string' ? [{ at, name: value }] : [],
  );
  return unknownNames(pictures, known, (name) => `public has no picture ${name}`);
});
