import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffDocument } from '../../../src/contract/documents';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { multipartBody } from '../http/multipartBody';
import { mailEnv, openMailbox, partsOf } from '../messages/mailbox';
import { picture } from '../photos/pictures';
import { pdf } from '../../shared/pdf';
import { photosIn, servicesThat } from '../support/picks';
import { startStaffed } from '../support/staffed';
import { sampleRequest, services } from '../submit/submission';

const mailbox = await openMailbox();
let now = new Date('2026-03-01T10:01:00.000Z');
const { app, answerOf, call, staff, files } = await startStaffed({
  env: { ...mailEnv(mailbox), PUBLIC_URL: 'https://rega.example' },
  now: () => now,
});
const service = services.find(({ documents, given }) => documents && !given)!;
const WITH_FILES = servicesThat(
  'has a checklist and sends photos',
  (one) => Boolean(one.documents) && photosIn(one) > 0,
);
const [item] = service.documents as [NonNullable<Service['documents']>[number]];
const other = service.documents![1]!;

interface Opened {
  readonly id: string;
  readonly link: string;
  readonly reference: string;
}

async function submit(of: Service = service, change?: (values: Values) => Values): Promise<Opened> {
  const sent = (await app.inject(await sampleRequest(of, {}, change))).json<Omit<Opened, 'id'>>();
  const { data } = await answerOf('GET', `application/?search=${sent.reference}`);
  return { ...sent, id: (data as { id: string }[])[0]!.id };
}

const set = (id: string, change: object) =>
  call('PUT', `application/${id}/document/`, {
    item: item.id,
    state: 'accepted',
    reason: '',
    expiresOn: null,
    version: 0,
    ...change,
  });
const send = (link: string, content: Buffer, key: string = randomUUID(), document = item.id) => {
  const body = multipartBody([{ name: 'files', filename: 'scan', content }]);
  return app.inject({
    method: 'POST',
    url: `/api/client/document/${document}/`,
    payload: body.payload,
    headers: { ...body.headers, 'status-link': link, 'idempotency-key': key },
  });
};
const documentsOf = async (id: string) =>
  (await answerOf('GET', `application/${id}/`)).documents as unknown as StaffDocument[];
interface Shown {
  readonly sentFiles: number;
  readonly documents: (StaffDocument & { form: Service | null; isAsked: boolean })[];
}
const status = async (link: string) =>
  (await call('POST', 'client/status/', { link }, {})).json<Shown>();
const shown = async (link: string) => (await status(link)).documents;

describe('the checklist of documents', () => {
  test('is the one of the service, and nothing has become of it at first', async () => {
    const { id, link } = await submit();
    const items = service.documents!.map((one) => one.id);
    expect((await documentsOf(id)).map((one) => [one.item, one.state])).toEqual(
      items.map((each) => [each, 'needed']),
    );
    const [first] = await shown(link);
    expect(first).toMatchObject({ item: item.id, state: 'needed', name: [...item.name], files: 0 });
  });

  test.each(WITH_FILES)(
    'asks for nothing while staff have not sorted the files that came with it: $id',
    async (of) => {
      const { id, link } = await submit(of);
      const asked = ({ documents }: Shown) => documents.filter((one) => one.isAsked).length;
      const items = of.documents!;
      const before = await status(link);
      expect([before.sentFiles, asked(before)]).toEqual([photosIn(of), 0]);
      expect(before.documents.every(({ form }) => form)).toBe(true);
      // What the applicant sends nevertheless says nothing about the others.
      await send(link, pdf(), randomUUID(), items[1]!.id);
      expect(await status(link)).toMatchObject({ sentFiles: photosIn(of) });
      await set(id, { item: items[0]!.id });
      const after = await status(link);
      const due = items.filter((one, index) => index < 2 || !one.onRequest);
      expect([after.sentFiles, asked(after)]).toEqual([0, due.length]);
    },
  );

  test('asks for what staff say when they need it only then', async () => {
    const [of] = servicesThat('has such a document', ({ documents }) =>
      Boolean(documents?.some(({ onRequest }) => onRequest)),
    );
    const { id, link } = await submit(of);
    const late = of.documents!.find(({ onRequest }) => onRequest)!.id;
    const find = async () => (await shown(link)).find((one) => one.item === late);
    expect(await find()).toMatchObject({ state: 'needed', isAsked: false });
    await set(id, { item: late, state: 'needed' });
    expect(await find()).toMatchObject({ state: 'needed', isAsked: true });
  });

  test('leaves out what the answers do not make necessary, but not what was sent for it', async () => {
    const [of] = servicesThat('has such a document', ({ documents }) =>
      Boolean(documents?.some(({ when }) => when)),
    );
    const { id: name, when = {} } = of.documents!.find((one) => one.when)!;
    const [[field, answer]] = Object.entries(when) as [[string, boolean]];
    const names = async ({ id, link }: Opened) =>
      [await documentsOf(id), await shown(link)].map((all) =>
        all.some(({ item }) => item === name),
      );
    const due = await submit(of, (values) => ({ ...values, [field]: answer }));
    expect(await names(due)).toEqual([true, true]);
    const other = await submit(of, (values) => ({ ...values, [field]: !answer }));
    expect(await names(other)).toEqual([false, false]);
    await send(other.link, pdf(), randomUUID(), name);
    expect(await names(other)).toEqual([true, true]);
  });

  test('can be sent no more once the agency has finished', async () => {
    const { id, link } = await submit();
    await answerOf('PUT', `application/${id}/`, { status: 'done' });
    expect((await shown(link)).filter(({ form }) => form)).toEqual([]);
  });

  test('takes a PDF from the applicant once, which only staff read', async () => {
    const { id, link, reference } = await submit();
    await answerOf('PUT', `application/${id}/`, { read: true });
    const key = randomUUID();
    expect((await send(link, pdf(), key)).json()).toEqual({ reference });
    expect((await send(link, pdf(), key)).statusCode).toBe(200);
    const [document] = await documentsOf(id);
    expect(document).toMatchObject({ state: 'received', files: [{ at: now.toISOString() }] });
    const path = `/api/photo/${document!.files[0]!.id}/`;
    const file = await app.inject({ url: path, headers: staff });
    expect([file.headers['content-type'], file.rawPayload.equals(pdf())]).toEqual([
      'application/pdf',
      true,
    ]);
    const small = await app.inject({ url: `${path}?size=small`, headers: staff });
    expect([small.headers['content-type'], small.body]).toEqual(['application/pdf', '']);
    expect((await app.inject({ url: path, headers: { 'status-link': link } })).statusCode).toBe(
      401,
    );
    const { readAt, activity } = await answerOf('GET', `application/${id}/`);
    expect(readAt).toBe(null);
    expect(activity).toContainEqual(
      expect.objectContaining({ kind: 'documentSent', text: item.name[2], who: '' }),
    );
    const [seen] = await shown(link);
    expect(seen).toMatchObject({ state: 'received', files: 1 });
    expect(JSON.stringify(seen)).not.toContain(document!.files[0]!.id);
  });

  test.each([
    ['no photo and no PDF', Buffer.from('This is no photo.'), 422],
    ['a PDF with a password', pdf({ locked: true }), 422],
    ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(11 << 20)]), 422],
  ])('refuses %s, and keeps what was there', async (_, content, status) => {
    const { id, link } = await submit();
    await send(link, await picture());
    expect((await send(link, content)).statusCode).toBe(status);
    const [document] = await documentsOf(id);
    expect([document!.state, document!.files.length]).toEqual(['received', 1]);
  });

  test('stores no file of a request whose key is wrong', async () => {
    const { link } = await submit();
    const before = await files('photos');
    expect((await send(link, pdf(), 'short')).statusCode).toBe(400);
    expect(await files('photos')).toEqual(before);
  });

  test('takes nothing without the link, or for a document that is not in it', async () => {
    const { link } = await submit();
    expect((await send('x'.repeat(43), pdf())).statusCode).toBe(404);
    expect((await send(link, pdf(), randomUUID(), 'none')).statusCode).toBe(404);
    const body = multipartBody([{ name: 'note', content: 'no file' }]);
    const none = await app.inject({
      method: 'POST',
      url: `/api/client/document/${item.id}/`,
      headers: { ...body.headers, 'status-link': link },
      payload: body.payload,
    });
    expect(none.statusCode).toBe(422);
  });

  test('tells the applicant why a document was refused, and takes another', async () => {
    const { id, link } = await submit();
    expect((await set(id, { state: 'refused', reason: '  ' })).statusCode).toBe(422);
    expect((await set(id, { item: 'none' })).statusCode).toBe(422);
    const reason = 'وێنەکە ڕوون نییە';
    const response = await set(id, { state: 'refused', reason });
    expect(response.statusCode, response.body).toBe(200);
    expect((await set(id, {})).statusCode).toBe(412);
    const [refused] = await shown(link);
    expect(refused).toMatchObject({ state: 'refused', reason });
    expect(refused!.form).not.toBeNull();
    expect((await send(link, pdf())).statusCode).toBe(200);
    expect((await shown(link))[0]).toMatchObject({ state: 'received', reason: '' });
  });

  test('takes an accepted document again only when it has expired', async () => {
    const { id, link } = await submit();
    await set(id, { expiresOn: '2026-03-01' });
    expect((await shown(link))[0]).toMatchObject({ state: 'accepted', form: null });
    expect((await send(link, pdf())).statusCode).toBe(404);
    await set(id, { expiresOn: '2026-02-28', version: 1 });
    expect((await shown(link))[0]!.form).not.toBeNull();
    expect((await send(link, pdf())).statusCode).toBe(200);
  });

  test('sends one e-mail for what is refused within minutes, with neither document nor reason', async () => {
    const { id, reference } = await submit();
    await mailbox.arrived(1);
    const about = () =>
      mailbox.received
        .filter(({ headers, raw }) => headers.includes(reference) && !raw.includes('received your'))
        .map(partsOf);
    await set(id, { state: 'refused', reason: 'Too dark' });
    await set(id, { item: other.id, state: 'refused', reason: 'Too old' });
    now = new Date(now.getTime() + 6 * 60 * 1000);
    // Whatever wakes the outbox.
    await set(id, { item: other.id, state: 'refused', reason: 'Too old now', version: 1 });
    await expect.poll(() => about().length, { timeout: 60_000 }).toBe(1);
    const [mail] = about();
    expect(JSON.stringify(mail)).toContain('https://rega.example/status');
    for (const secret of ['Too dark', 'Too old', item.name[2]]) {
      expect(JSON.stringify(mail)).not.toContain(secret);
    }
  });

  test('sends no e-mail about a refusal that was taken back, although an earlier one stands', async () => {
    const { id, reference } = await submit();
    const about = () =>
      mailbox.received.filter(
        ({ headers, raw }) => headers.includes(reference) && !raw.includes('received your'),
      );
    const later = () => (now = new Date(now.getTime() + 6 * 60 * 1000));
    await set(id, { state: 'refused', reason: 'Too dark' });
    later();
    await submit();
    await expect.poll(() => about().length, { timeout: 60_000 }).toBe(1);
    await set(id, { item: other.id, state: 'refused', reason: 'A mistake' });
    await set(id, { item: other.id, version: 1 });
    later();
    const next = await submit();
    await expect
      .poll(() => mailbox.received.some(({ headers }) => headers.includes(next.reference)), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(about()).toHaveLength(1);
  });

  test('is in the audit log, and erased with the application', async () => {
    const { id, link, reference } = await submit();
    await send(link, pdf());
    const [document] = await documentsOf(id);
    await set(id, { version: 1 });
    const { data } = await answerOf('GET', 'audit/');
    const actions = (data as { action: string; subject: string }[])
      .filter(({ subject }) => subject.startsWith(`${reference} ${item.id}`))
      .map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['documentSent', 'documentSet']);
    await answerOf('DELETE', `application/${id}/`);
    const path = `/api/photo/${document!.files[0]!.id}/`;
    expect((await app.inject({ url: path, headers: staff })).statusCode).toBe(404);
  });
});
