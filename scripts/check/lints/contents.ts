import { type ContentField, type ContentKind, pathOf } from '../../../src/definition/content';
import { FORMATS } from '../../../src/definition/formats';
import { isText } from '../../../src/definition/text';
import { isRecord, type Json } from '../../../src/definition/values';
import { type Fault, pointer } from '../fault';
import type { Found, Lint } from '../lint';
import { type ContentDocument, nameOf } from '../project';
import { sampleValues } from '../sampleValues';

const eachContent =
  (find: (document: ContentDocument) => readonly Found[]): Lint =>
  ({ contents }) =>
    contents.flatMap((document) =>
      find(document).map((found) => ({ file: document.path, ...found })),
    );

/** A file is called like the kind that it describes. */
export const contentName = eachContent(({ path, kind }) =>
  kind.id === nameOf(path)
    ? []
    : [
        {
          at: '/id',
          problem: `the file is ${nameOf(path)}.json and the id "${kind.id}"`,
          mend: 'make them equal',
        },
      ],
);

/** Two things at one path: another kind's, or a service's list. */
export const contentCalls: Lint = ({ contents, services }) => {
  const taken = new Map(services.map(({ path, service }) => [service.staff.list, path]));
  return contents.flatMap(({ path, kind }) =>
    (['public', 'staff'] as const).flatMap((side) =>
      kind.calls[side].flatMap((shaped, index): Fault[] => {
        const call = pathOf(shaped);
        const other = taken.get(call);
        taken.set(call, path);
        if (other === undefined) return [];
        const at = pointer('calls', side, index);
        return [{ file: path, at, problem: `${other} has the path ${call} too`, mend: 'keep one' }];
      }),
    ),
  );
};

/** Demo records are records of their kind, with every field filled in. */
export const contentSamples = eachContent(({ kind }) => [
  ...tooMany(kind),
  ...sampleValues(kind).flatMap(({ at, field, value }): Found[] => {
    if (!field) return [{ at, problem: 'the kind has no such field', mend: 'take it out' }];
    const problem = wrong(field, value);
    return problem === undefined ? [] : [{ at, problem, mend: 'write a value that it takes' }];
  }),
]);

const tooMany = ({ many, samples }: ContentKind): Found[] =>
  !many && samples.length > 1
    ? [{ at: '/samples/1', problem: 'there is one record of this kind', mend: 'add "many": true' }]
    : [];

/** What is wrong with a value, if anything is. */
function wrong(field: ContentField, value: Json | undefined): string | undefined {
  const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
  if (field.type === 'array') {
    const isRows = Array.isArray(value) && (!('items' in field) || value.every(isRecord));
    return isRows ? undefined : `${shown} is no list of ${'items' in field ? 'rows' : 'photos'}`;
  }
  if (field.type === 'boolean' || field.type === 'number' || field.type === 'integer') {
    const isFit = field.type === 'integer' ? Number.isInteger(value) : typeof value === field.type;
    return isFit ? undefined : `${shown} is no ${field.type}`;
  }
  if ('translated' in field && field.translated) {
    return isText(value) && value.every((text) => text.trim() !== '')
      ? undefined
      : `${shown} is no text in three languages`;
  }
  if (typeof value !== 'string') return `${shown} is no text`;
  const format = 'format' in field ? field.format : undefined;
  return format && !FORMATS[format].test(value) ? `${shown} is no ${format}` : undefined;
}
