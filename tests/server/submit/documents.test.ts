import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../../src/definition/model/field';
import { fileKindOf } from '../../../src/definition/model/types/table';
import { readServices } from '../../../scripts/vite/readServices';
import { allServices } from '../../fixtures/services';
import { pdf } from '../../shared/pdf';
import { multipartBody } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { startServer } from '../support/harness';
import { ROOT, tempFolder } from '../support/folders';
import { sampleTexts } from './submission';

const PDF = pdf();

/** The service that is sent as multipart and has files, with a document beside them. */
const [service] = readServices(join(ROOT, 'schemas')).filter(
  ({ submit, form }) => submit.encoding === 'multipart' && form.properties.photos !== undefined,
);

async function projectWithDocument(): Promise<string> {
  const root = await tempFolder();
  for (const shared of ['locales', 'src']) await symlink(join(ROOT, shared), join(root, shared));
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  const path = join(root, `schemas/services/${service!.id}.json`);
  const file = JSON.parse(await readFile(path, 'utf8'));
  file.form.properties.letter = { type: 'array', widget: 'document', label: ['k', 'a', 'Letter'] };
  await writeFile(path, JSON.stringify(file));
  return root;
}

const { app, login } = await startServer({ root: await projectWithDocument() });
const staff = await login();

const send = async (content: Buffer, filename = 'letter.pdf') => {
  const photo = { name: 'photos', filename: 'a.jpg', content: await picture() };
  const letter = { name: 'letter', filename, type: 'application/pdf', content };
  const body = multipartBody([...sampleTexts(service!), photo, letter]);
  return app.inject({ method: 'POST', url: `/api/${service!.submit.path}`, ...body });
};

describe('a field for scans', () => {
  const isScans = (field: Field): boolean => fileKindOf(field) === 'scan';
  const asked = allServices.find(
    ({ form, sections }) => !sections && Object.values(form.properties).some(isScans),
  )!;
  const [[name]] = Object.entries(asked.form.properties).filter(([, field]) => isScans(field)) as [
    [string, Field],
  ];
  const sendScans = (...contents: readonly Buffer[]) => {
    const files = contents.map((content, index) => ({ name, filename: `${index}.jpg`, content }));
    const body = multipartBody([...sampleTexts(asked), ...files]);
    return app.inject({ method: 'POST', url: `/api/${asked.submit.path}`, ...body });
  };

  test('takes pictures and PDFs, whatever their names say', async () => {
    const response = await sendScans(await picture(), PDF);
    expect(response.statusCode, response.body).toBe(201);
    const list = await app.inject({ url: `/api/${asked.staff.list}`, headers: staff });
    const [record] = list.json<{ data: Record<string, string[]>[] }>().data;
    const types = record![name]!.map(async (path) => {
      const { headers } = await app.inject({ url: `/api/${path}`, headers: staff });
      return headers['content-type'];
    });
    expect(await Promise.all(types)).toEqual(['image/jpeg', 'application/pdf']);
  });

  test.each([
    ['neither', Buffer.from('This is no photo.'), 'scan'],
    ['a PDF with a password', pdf({ locked: true }), 'pdfLocked'],
    ['a PDF that was cut off', PDF.subarray(0, 200), 'pdf'],
  ])('refuses %s', async (_, content, code) => {
    const response = await sendScans(content);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ name, code }] });
  });
});

describe('a document', () => {
  test('is stored as it came, and staff download it as a PDF', async () => {
    const response = await send(PDF);
    expect(response.statusCode, response.body).toBe(201);
    const list = await app.inject({ url: `/api/${service!.staff.list}`, headers: staff });
    const [record] = list.json<{ data: { letter: string[] }[] }>().data;
    const read = await app.inject({ url: `/api/${record!.letter[0]}`, headers: staff });
    expect(read.headers['content-type']).toBe('application/pdf');
    expect(read.headers['content-disposition']).toMatch(
      /^attachment; filename="document-.*\.pdf"$/u,
    );
    expect(read.headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(read.rawPayload.equals(PDF)).toBe(true);
  });

  test.each([
    ['a photo under the name of a PDF', async () => picture(), 'pdf'],
    ['more than 10 MB', async () => Buffer.concat([PDF, Buffer.alloc(11 << 20)]), 'fileSize'],
  ])('is refused if it is %s', async (_, content, code) => {
    const response = await send(await content());
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ name: 'letter', code }] });
  });
});
