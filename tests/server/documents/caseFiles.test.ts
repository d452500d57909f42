import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CaseFiles } from '../../../src/contract/documents';
import { pdf } from '../../shared/pdf';
import { multipartBody } from '../http/multipartBody';
import { openMailbox } from '../messages/mailbox';
import { picture } from '../photos/pictures';
import { photosIn } from '../support/picks';
import { item, other, service, startFiles } from './filesServer';

const { app, answerOf, call, staff, files, submit, put, give, take, read, status, open, photo } =
  await startFiles(await openMailbox(), () => new Date('2026-03-01T10:01:00.000Z'));
const DAMAGED = (await picture()).subarray(0, 200);

describe('files of staff', () => {
  test('are put for a document of the checklist, which is then received', async () => {
    const { id, link } = await submit();
    const key = randomUUID();
    const response = await put(id, item!.id, [pdf(), await picture()], { key });
    expect(response.statusCode, response.body).toBe(201);
    expect((await put(id, item!.id, [pdf(), await picture()], { key })).statusCode).toBe(201);
    const { documents, activity } = await read(id);
    const found = documents.find((one) => one.item === item!.id)!;
    expect(found).toMatchObject({ state: 'received', version: 1, files: [{ kind: 'put' }, {}] });
    expect(found.files).toHaveLength(2);
    expect(found.changedBy).toBe(found.files[0]!.who);
    expect(activity).toContainEqual(
      expect.objectContaining({ kind: 'filePut', text: item!.name[2], who: found.changedBy }),
    );
    expect((await photo(found.files[0]!.id)).rawPayload.equals(pdf())).toBe(true);
    const shown = await status(link);
    const [received] = shown.documents.filter((one) => one.item === item!.id);
    expect(received).toMatchObject({ state: 'received', files: 2 });
    // What came with the form is not sorted by that.
    expect(shown.sentFiles).toBe(photosIn(service));
    expect(shown.documents.filter((one) => one.isAsked)).toHaveLength(1);
  });

  test('are put beside the checklist, where only staff see them', async () => {
    const { id, link } = await submit();
    const { files: beside } = (await put(id)).json<CaseFiles>();
    expect(beside).toMatchObject([{ kind: 'put' }]);
    expect(JSON.stringify(await status(link))).not.toContain(beside[0]!.id);
    expect((await open(link, beside[0]!.id)).statusCode).toBe(404);
    const moved = (await take(id, beside[0]!.id, item!.id)).json<CaseFiles>();
    expect(moved.files).toEqual([]);
    const to = moved.documents.find((one) => one.item === item!.id)!;
    expect(to).toMatchObject({ state: 'received', files: [{ id: beside[0]!.id, kind: 'put' }] });
    const back = (await take(id, beside[0]!.id, '')).json<CaseFiles>();
    expect(back.documents.find((one) => one.item === item!.id)).toMatchObject({ state: 'needed' });
  });

  test.each([
    ['no photo and no PDF', Buffer.from('This is no photo.'), 'scan'],
    ['a PDF with a password', pdf({ locked: true }), 'pdfLocked'],
    ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(11 << 20)]), 'fileSize'],
    ['a damaged photo', DAMAGED, 'scan'],
  ])('are refused at their field in three languages: %s', async (_, content, code) => {
    const { id } = await submit();
    const stored = await files('photos');
    const messages = new Set<string>();
    for (const language of ['ckb', 'ar', 'en']) {
      const headers = { ...staff, 'accept-language': language };
      for (const sending of [
        put(id, '', [content], { headers }),
        give(id, 'x', [content], { headers }),
      ]) {
        const { statusCode, body } = await sending;
        expect(statusCode, body).toBe(422);
        const { errors } = JSON.parse(body) as {
          errors: { name: string; code: string; message: string }[];
        };
        expect(errors).toMatchObject([{ name: 'files', code }]);
        messages.add(errors[0]!.message);
      }
    }
    expect(messages.size).toBe(3);
    expect(await files('photos')).toEqual(stored);
    expect(await read(id)).toMatchObject({ files: [], given: [] });
  });

  test('are refused for a document that is not in the checklist, without a file, and beyond the limit', async () => {
    const { id } = await submit();
    expect((await put(id, 'none')).statusCode).toBe(422);
    expect((await put(id, '', [])).statusCode).toBe(422);
    expect((await give(id, ' ')).statusCode).toBe(422);
    expect((await give(id, 'x'.repeat(1001))).statusCode).toBe(422);
    expect((await put(randomUUID())).statusCode).toBe(404);
    for (let count = 0; count < 3; count += 1) {
      await put(
        id,
        '',
        Array.from({ length: 10 }, () => pdf()),
      );
    }
    const full = await put(id, '');
    expect(full.json()).toMatchObject({
      errors: [{ name: 'files', code: 'filesFull', limit: '0' }],
    });
    // Those of the checklist and those that are given are counted apart.
    expect((await put(id, item!.id)).statusCode).toBe(201);
    expect((await give(id, 'A ticket')).statusCode).toBe(201);
  });

  test('are removed with the file, and those of applicants are not', async () => {
    const { id, link } = await submit();
    await put(id, item!.id);
    const [before] = (await read(id)).documents.filter((one) => one.item === item!.id);
    const file = before!.files[0]!.id;
    const other = await submit();
    expect((await call('DELETE', `application/${other.id}/file/${file}/`)).statusCode).toBe(404);
    const removed = await answerOf('DELETE', `application/${id}/file/${file}/`);
    const [after] = (removed as unknown as CaseFiles).documents.filter(
      (one) => one.item === item!.id,
    );
    expect(after).toMatchObject({ state: 'needed', isAsked: false, files: [], version: 2 });
    expect((await photo(file)).statusCode).toBe(404);
    expect((await files('photos')).some((name) => name.startsWith(file))).toBe(false);
    const body = multipartBody([{ name: 'files', filename: 'scan', content: pdf() }]);
    await app.inject({
      method: 'POST',
      url: `/api/client/document/${item!.id}/`,
      payload: body.payload,
      headers: { ...body.headers, 'status-link': link },
    });
    const [sent] = (await read(id)).documents.filter((one) => one.item === item!.id);
    const theirs = sent!.files[0]!.id;
    expect((await call('DELETE', `application/${id}/file/${theirs}/`)).statusCode).toBe(404);
    expect((await take(id, theirs, '')).statusCode).toBe(422);
    expect((await photo(theirs)).statusCode).toBe(200);
  });
});

describe('files that came with the form', () => {
  test('are taken for documents, and nothing else is asked for until all are sorted', async () => {
    const { id, link } = await submit();
    const { unsorted } = await read(id);
    expect(unsorted).toHaveLength(photosIn(service));
    const [first, ...rest] = unsorted;
    const taken = (await take(id, first!, item!.id)).json<CaseFiles>();
    expect(taken.unsorted).toEqual(rest);
    await call('PUT', `application/${id}/document/`, {
      ...{ item: item!.id, state: 'accepted', reason: '', expiresOn: null, version: 1 },
    });
    const midway = await status(link);
    expect(midway.sentFiles).toBe(rest.length);
    expect(midway.documents.filter((one) => one.isAsked)).toMatchObject([{ item: item!.id }]);
    for (const file of rest) expect((await take(id, file, '')).statusCode).toBe(200);
    const after = await status(link);
    expect(after.sentFiles).toBe(0);
    expect(after.documents.find((one) => one.item === other!.id)).toMatchObject({
      state: 'needed',
      isAsked: true,
    });
  });

  test('are unsorted again once what was taken is taken back, and stay in the answers', async () => {
    const { id } = await submit();
    const { unsorted } = await read(id);
    await take(id, unsorted[0]!, item!.id);
    const back = await answerOf('DELETE', `application/${id}/file/${unsorted[0]!}/`);
    expect(back.unsorted).toEqual(unsorted);
    expect((await photo(unsorted[0]!)).statusCode).toBe(200);
    const theirs = await submit();
    expect((await take(theirs.id, unsorted[0]!, item!.id)).statusCode).toBe(422);
    expect((await take(id, randomUUID(), item!.id)).statusCode).toBe(422);
    expect((await take(id, unsorted[0]!, 'none')).statusCode).toBe(422);
  });
});
