import { names } from '../../schemas/names.json';
import { validate } from 'virtual:service-schema';
import { describe, expect, it } from 'vitest';
import { readFolder, readParts } from '../../scripts/vite/readServices';
import type { ContentKind } from '../../src/definition/content/contentType';
import type { ServiceFile } from '../../src/definition/model/service';
import { USUAL_STATUSES } from '../../src/definition/model/statuses';
import { checkServiceDocument, type DocumentProject } from '../../src/lint/checkServiceDocument';
import { isDocument, prepared, withFollowing } from '../../src/panel/composing/prepare';
import { skeleton } from '../../src/panel/composing/skeleton';

const [shared, lists] = readParts('schemas');
const project: DocumentProject = {
  shared,
  lists,
  names,
  contents: [],
  validate,
  today: '2026-06-15',
};
const contents = readFolder<ContentKind>('schemas/content').map(([, kind]) => kind);
const DOCUMENT = skeleton({ id: 'visa2', title: ['ڤیزا', 'تأشيرة', 'Visa'], order: 9 });
const NONE = ['', '', ''] as const;
const NAME = ['چاوەڕوانی باڵیۆزخانە', 'بانتظار السفارة', 'Waiting for the embassy'] as const;
const prepare = (part: object) => prepared({ ...DOCUMENT, ...part }, project);

describe('a document that is saved', () => {
  it('gets a sample that its form accepts, so that nothing keeps it from being published', () => {
    const codes = (document: ServiceFile) =>
      checkServiceDocument(document, project).map(({ code }) => code);
    expect(codes(DOCUMENT)).not.toEqual([]);
    expect(codes(prepare({}))).toEqual([]);
  });

  it('keeps a sample that fits', () => {
    const { sample } = prepare({});
    const own = { ...sample, firstName: 'Naz' };
    expect(prepare({ sample: own }).sample).toEqual(own);
  });

  it.each(readFolder<ServiceFile>('schemas/services'))(
    'stays as it is, if nobody has changed it: %s',
    (_, document) => {
      const today = new Date().toISOString().slice(0, 10);
      const same = prepared(document, { ...project, contents, today });
      expect(JSON.stringify(same)).toBe(JSON.stringify(document));
    },
  );

  it('names new statuses and documents by what they are called in English', () => {
    const status = { name: NAME, applicant: NAME, color: 'info' };
    const statuses = [...USUAL_STATUSES, status, { ...status, closes: false }];
    const { staff, documents } = prepare({
      staff: { ...DOCUMENT.staff, statuses },
      documents: [{ name: NAME, help: NONE, onRequest: false }],
    });
    expect(staff.statuses).toEqual([
      ...USUAL_STATUSES.map(({ id }) => ({ id })),
      { ...status, id: 'waitingForTheEmbassy' },
      { ...status, id: 'waitingForTheEmbassy2' },
    ]);
    expect(documents).toEqual([{ id: 'waitingForTheEmbassy', name: NAME }]);
  });

  it('keeps the names that documents have', () => {
    const documents = [{ id: 'letter', name: NAME }];
    expect(prepare({ documents }).documents).toEqual(documents);
  });

  it('lets a status follow the same one after that was given another name', () => {
    const status = { name: NAME, applicant: NAME, color: 'info' };
    const staff = (second: object) =>
      ({
        ...DOCUMENT,
        staff: {
          ...DOCUMENT.staff,
          statuses: [
            { id: 'new' },
            { ...status, ...second },
            { ...status, id: 'asked', onceSent: 'waitingForTheEmbassy' },
          ],
        },
      }) as unknown as ServiceFile;
    const renamed = withFollowing(staff({}), staff({ id: 'atEmbassy' }));
    expect(renamed.staff.statuses?.[2]).toMatchObject({ onceSent: 'atEmbassy' });
  });

  it('lacks optional texts and lists that are empty', () => {
    const { page, documents } = prepare({
      page: { intro: NONE, cost: NAME, needs: [NONE], minutes: undefined },
      documents: [],
    });
    expect([page, documents]).toEqual([{ cost: NAME }, undefined]);
  });
});

it('opens what has the parts of a service only', () => {
  expect(isDocument(DOCUMENT)).toBe(true);
  expect([null, [], 'x', { id: 'x' }, { ...DOCUMENT, id: 3 }].map(isDocument)).not.toContain(true);
});
