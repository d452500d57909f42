import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CaseFiles } from '../../../src/contract/documents';
import { pdf } from '../../shared/pdf';
import { openMailbox, partsOf } from '../messages/mailbox';
import { picture } from '../photos/pictures';
import { photosIn } from '../support/picks';
import { item, type Opened, service, startFiles } from './filesServer';

const mailbox = await openMailbox();
let now = new Date('2026-03-01T10:01:00.000Z');
const { app, answerOf, files, submit, put, give, take, read, status, open, photo } =
  await startFiles(mailbox, () => now);

describe('files for the applicant', () => {
  test('are on the status page with a sentence, as attachments, until they are removed', async () => {
    const { id, link } = await submit();
    const text = 'ڤیزاکەت ئامادەیە';
    const key = randomUUID();
    const contents = [pdf(), await picture()];
    await give(id, text, contents, { key });
    const twice = (await give(id, text, contents, { key })).json<CaseFiles>();
    expect(twice.given).toMatchObject([{ text, files: [{ openedAt: null }, { openedAt: null }] }]);
    const { given } = await status(link);
    expect(given).toEqual([
      { text, at: now.toISOString(), files: [expect.any(String), expect.any(String)] },
    ]);
    const [document, scan] = given[0]!.files as [string, string];
    const opened = await open(link, document);
    expect(opened.statusCode).toBe(200);
    expect(opened.rawPayload.equals(pdf())).toBe(true);
    for (const { headers } of [opened, await open(link, scan)]) {
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="(?:document|photo)-[0-9a-f]{32}\./u,
      );
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['cache-control']).toContain('no-store');
    }
    const first = now.toISOString();
    now = new Date(now.getTime() + 60_000);
    await open(link, document);
    const { given: seen, activity } = await read(id);
    expect(seen[0]!.files[0]).toMatchObject({ openedAt: first });
    expect(activity.filter(({ kind }) => kind === 'givenOpened')).toHaveLength(2);
    await answerOf('DELETE', `application/${id}/file/${document}/`);
    expect((await open(link, document)).statusCode).toBe(404);
    expect((await status(link)).given[0]!.files).toEqual([scan]);
  });

  test('are read by nobody else: not by another link, an ended one, a guess, or as another file', async () => {
    const { id, link } = await submit();
    const theirs = await submit();
    await give(id, 'A visa');
    await put(id);
    const [file] = (await status(link)).given[0]!.files;
    const { files: beside, unsorted } = await read(id);
    expect((await open(theirs.link, file!)).statusCode).toBe(404);
    for (const guess of [beside[0]!.id, unsorted[0]!, randomUUID(), 'x', '0'.repeat(32)]) {
      expect((await open(link, guess)).statusCode).toBe(404);
    }
    expect((await open('x'.repeat(43), file!)).statusCode).toBe(404);
    expect((await open('short', file!)).statusCode).toBe(422);
    expect((await app.inject({ url: `/api/photo/${file}/` })).statusCode).toBe(401);
    expect((await app.inject({ url: `/api/client/given/${file}/` })).statusCode).toBe(405);
    await answerOf('DELETE', `application/${id}/link/`);
    expect((await open(link, file!)).statusCode).toBe(404);
  });

  test('are reported in one e-mail without the sentence, unless they were opened or removed by then', async () => {
    const [told, opened] = [await submit(), await submit()];
    const about = ({ reference }: Opened) =>
      mailbox.received.filter(
        ({ headers }) =>
          headers.includes(reference) && /There is something|شتێک|هناك شيء/u.test(headers),
      );
    await give(told.id, 'Your secret visa');
    await give(told.id, 'Your secret ticket');
    await give(opened.id, 'Your policy');
    await open(opened.link, (await status(opened.link)).given[0]!.files[0]!);
    now = new Date(now.getTime() + 6 * 60 * 1000);
    const last = await submit();
    await mailbox.arrived(1);
    await expect
      .poll(
        () => mailbox.received.filter(({ headers }) => headers.includes(told.reference)).length,
        { timeout: 60_000 },
      )
      .toBe(2);
    const mails = mailbox.received
      .filter(({ headers }) => headers.includes(told.reference))
      .map(partsOf);
    expect(JSON.stringify(mails)).toContain('https://rega.example/status');
    expect(JSON.stringify(mails)).not.toContain('secret');
    await expect
      .poll(() => mailbox.received.some(({ headers }) => headers.includes(last.reference)), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(about(opened)).toEqual([]);
    // Nor about one that was removed, although an earlier one waits.
    await give(told.id, 'A mistake');
    const { given } = await read(told.id);
    const [mistake] = given.find(({ text }) => text === 'A mistake')!.files;
    await answerOf('DELETE', `application/${told.id}/file/${mistake!.id}/`);
    now = new Date(now.getTime() + 6 * 60 * 1000);
    const next = await submit();
    await expect
      .poll(() => mailbox.received.some(({ headers }) => headers.includes(next.reference)), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(about(told)).toHaveLength(1);
  });

  test('are in the audit log, and erased with the application', async () => {
    const { id, link, reference } = await submit();
    await give(id, 'A receipt');
    await put(id, item!.id);
    const [file] = (await status(link)).given[0]!.files;
    await open(link, file!);
    const [document] = (await read(id)).documents.filter((one) => one.item === item!.id);
    await take(id, document!.files[0]!.id, '');
    await answerOf('DELETE', `application/${id}/file/${document!.files[0]!.id}/`);
    const { data } = await answerOf('GET', 'audit/');
    const entries = (data as { action: string; subject: string }[])
      .filter(({ subject }) => subject.startsWith(reference))
      .filter(({ action }) => /^file|^given/u.test(action))
      .map(({ action, subject }) => [action, subject]);
    expect(new Map(entries as [string, string][])).toEqual(
      new Map([
        ['fileGiven', reference],
        ['filePut', `${reference} ${item!.id}`],
        ['fileRemoved', reference],
        ['fileTaken', reference],
        ['givenOpened', reference],
      ]),
    );
    expect(entries).toHaveLength(5);
    const stored = (await files('photos')).length;
    await answerOf('DELETE', `application/${id}/`);
    expect((await files('photos')).length).toBe(stored - 1 - photosIn(service));
    expect((await photo(file!)).statusCode).toBe(404);
    expect((await open(link, file!)).statusCode).toBe(404);
  });
});
