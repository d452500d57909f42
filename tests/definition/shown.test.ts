import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../src/definition/content/checkRecord';
import { lackingPart } from '../../src/definition/content/shown';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import { isList } from '../../src/definition/model/field';
import { fieldAt } from '../../src/definition/model/fieldAt';
import { parsePath, type Values, withValueAt } from '../../src/definition/model/values';
import { interpret } from '../../src/definition/validate/interpret';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { ROOT } from '../server/support/folders';

const PARTS = ['photo', 'name.title'];

it.each<[record: Values, lacking: string | undefined]>([
  [{ photo: '/a.svg', name: { title: ['ناو', '', ''] } }, undefined],
  [{ photo: 'a', name: { title: 'Name' } }, undefined],
  [{ photo: 'a', name: { title: 7 } }, undefined],
  [{ photo: ' ', name: { title: ['ناو', '', ''] } }, 'photo'],
  [{ name: { title: ['ناو', '', ''] } }, 'photo'],
  [{ photo: 'a', name: { title: ['', ' ', ''] } }, 'name.title'],
  [{ photo: 'a', name: { title: [] } }, 'name.title'],
  [{ photo: 'a', name: null }, 'name.title'],
  [{ photo: [{ price: 7 }], name: { title: 'Name' } }, undefined],
  [{ photo: [{ price: null, rows: [] }], name: { title: 'Name' } }, 'photo'],
  [{}, 'photo'],
])('says what keeps %j from the site', (record, lacking) => {
  expect(lackingPart(record, PARTS)).toBe(lacking);
  expect(lackingPart(record)).toBeUndefined();
});

describe('a record without a required part', async () => {
  const kinds = (await loadContentKinds(ROOT)).filter(({ required }) => required);
  it.each(kinds.map((kind) => [kind.id, kind] as const))(
    'of %s is refused before it is saved',
    (_, kind) => {
      const { id: _id, createdAt: _at, ...sample } = kind.samples[0] ?? {};
      for (const part of [...(kind.required ?? []), ...(kind.needs ?? [])]) {
        const field = fieldAt({ properties: kind.fields }, part)!;
        const blank = isList(field) ? [] : 'translated' in field ? ['', '', ' '] : null;
        const document = withValueAt(sample, parsePath(part), blank) as Values;
        const issues = checkRecord(kind, document, interpret(toRecordSchema(kind.fields)));
        expect(issues).toEqual([{ path: part, code: 'required' }]);
        expect(lackingPart(document, kind.required) ?? lackingPart(document, kind.needs)).toBe(
          part,
        );
      }
    },
  );
});
