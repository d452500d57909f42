import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readServices } from '../../../scripts/vite/readServices';
import { multipartBody } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { startServer } from '../support/harness';
import { ROOT, tempFolder } from '../support/folders';
import { sampleTexts } from './submission';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

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

describe('a document', () => {
  test('is stored as it came, and staff download it as a PDF', async () => {
    const answer = await send(PDF);
    expect(answer.statusCode, answer.body).toBe(201);
    const list = await app.inject({ url: `/api/${service!.staff.list}`, headers: staff });
    const [record] = list.json<{ data: { letter: string[] }[] }>().data;
    const read = await app.inject({ url: `/api/${record!.letter[0]}`, headers: staff });
    expect(read.headers['content-type']).toBe('application/pdf');
    expect(read.headers['content-disposition']).toMatch(
      /^attachment; filename="document-.*\.pdf"$/u,
    );
    expect(read.rawPayload.equals(PDF)).toBe(true);
  });

  test.each([
    ['a photo under the name of a PDF', async () => picture(), 'pdf'],
    ['more than 10 MB', async () => Buffer.concat([PDF, Buffer.alloc(11 << 20)]), 'fileSize'],
  ])('is refused if it is %s', async (_, content, code) => {
    const answer = await send(await content());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ name: 'letter', code }] });
  });
});
