import {
  type ContentKind,
  isColumn,
  OF_EVERY_RECORD,
  pathOf,
} from '../../../src/definition/content/contentType';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import { contentCall } from '../../../src/platform/content/contentCalls';
import { suggestion } from '../closest';
import { validateSample } from '../contents/validateSample';
import { sections } from '../contents/sections';
import { unknown } from '../contents/unknown';
import { below } from '../contents/wrong';
import { type CheckIssue, pointer } from '../checkIssue';
import { eachContent, eachService, type Found, type Lint } from '../lint';
import { memoise } from '../../../src/definition/model/memoise';
import { nameOf } from '../project';
import { sampleValues } from '../sampleValues';

/** Requires that a file has the name of the content type that it describes. */
export const contentName = eachContent(({ path, kind }) =>
  kind.id === nameOf(path)
    ? []
    : [
        {
          at: '/id',
          problem: `the file is ${nameOf(path)}.json and the id "${kind.id}"`,
          fix: 'make them equal',
        },
      ],
);

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
        return [{ file: path, at, problem: `${other} has the path ${call} too`, fix: 'keep one' }];
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
const NUMBERS = ['number', 'integer'];

/** Reports calls that name unknown fields, and fields with reserved names. */
export const contentFields = eachContent(({ kind }) => {
  const known = Object.keys(kind.fields);
  const isNumber = (name: string) => NUMBERS.some((type) => type === kind.fields[name]?.type);
  const reserved = known
    .filter((name) => RESERVED.includes(name))
    .map((name) => ({
      at: pointer('fields', name),
      problem: `every record has a "${name}" of its own`,
      fix: 'give the field another name',
    }));
  const named = (['public', 'staff'] as const).flatMap((side) =>
    kind.calls[side].flatMap((call, index): Found[] => {
      if (typeof call === 'string') return [];
      const at = pointer('calls', side, index);
      const searched = (call.search ?? []).flatMap((name, position) =>
        known.includes(name) ? [] : [unknown(`${at}/search/${position}`, name, known)],
      );
      const bounds = Object.keys(call.above ?? {}).flatMap((name) =>
        isNumber(name)
          ? []
          : [unknown(`${at}/above${pointer(name)}`, name, known.filter(isNumber))],
      );
      const order = call.order?.replace('-', '') ?? 'id';
      const columns = [...known, ...RESERVED].filter((name) => isColumn(kind, name));
      const orders = isColumn(kind, order) ? [] : [unknown(`${at}/order`, order, columns)];
      return [...searched, ...bounds, ...orders];
    }),
  );
  const required = (kind.required ?? []).flatMap((part, index) =>
    fieldAt({ properties: kind.fields }, part)
      ? []
      : [unknown(pointer('required', index), part, known)],
  );
  const unique = (kind.unique ?? []).flatMap((name, index) =>
    isColumn(kind, name) ? [] : [unknown(pointer('unique', index), name, known)],
  );
  return [...reserved, ...named, ...required, ...unique];
});

/** Requires that demo records are valid and have every field. */
export const contentSamples = eachContent(({ kind }) => sampleIssues(kind));

const sampleIssues = memoise((kind: ContentKind): readonly Found[] => [
  ...tooMany(kind),
  ...kind.samples.flatMap(({ id: _, createdAt: _made, ...sample }, index) =>
    below('samples', below(index, validateSample(kind, sample))),
  ),
  ...sampleValues(kind).flatMap(({ at, field, value }): Found[] => {
    if (field && value === undefined) {
      return [{ at, problem: 'the record lacks this field', fix: 'add it, even if empty' }];
    }
    if (field?.widget !== 'sections') return [];
    return sections(value).map((found) => ({ ...found, at: at + found.at }));
  }),
]);

const tooMany = ({ many, samples }: ContentKind): Found[] =>
  !many && samples.length > 1
    ? [
        {
          at: '/samples/1',
          problem: 'there is only one record of this content type',
          fix: 'add "many": true',
        },
      ]
    : [];

/** Requires that pictures of demo records are files of the public folder. */
export const contentPictures = eachContent(({ kind }, { texts }) => {
  const known = [...texts.keys()].flatMap((path) =>
    path.startsWith('public/') ? [path.slice('public'.length)] : [],
  );
  return sampleValues(kind).flatMap(({ at, field, value }): Found[] =>
    field?.widget !== 'image' || !value || typeof value !== 'string' || known.includes(value)
      ? []
      : [{ at, problem: `public has no picture ${value}`, fix: suggestion(value, known) }],
  );
});

/** Requires that each page of a service reads its content at the path of that content type. */
export const contentReads = eachService(({ service: { page, sections } }, { contents }) => {
  const wanted = [
    ...(page.content === undefined
      ? []
      : [{ at: '/page/content', id: page.content, path: contentCall(page.content) }]),
    ...(sections === undefined
      ? []
      : [
          {
            at: '/sections/content',
            id: sections.content,
            path: contentCall(sections.content) + (sections.record === undefined ? '' : '{id}/'),
          },
        ]),
  ];
  return wanted.flatMap(({ at, id, path }): Found[] => {
    const kind = contents.find((other) => other.kind.id === id)?.kind;
    if (!kind || kind.calls.public.map(pathOf).includes(path)) return [];
    const fix = 'name the content type like its path';
    return [
      { at, problem: `the page reads "${id}" at ${path}, which is not one of its paths`, fix },
    ];
  });
});
