import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../../src/contract/activity';
import { multipartBody } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';

const { app, answerOf, call } = await startStaffed();
const [service, waiting] = services.flatMap((one) =>
  (one.staff.statuses ?? []).flatMap((status) =>
    'onceSent' in status && one.documents ? [[one, status] as const] : [],
  ),
)[0]!;

interface Case {
  readonly status: string;
  readonly activity: readonly ActivityEntry[];
  readonly documents: readonly { readonly item: string; readonly version: number }[];
}

test('a status follows by itself once the applicant has sent the last missing document', async () => {
  const sent = (await app.inject(await sampleRequest(service))).json<Record<string, string>>();
  const { data } = await answerOf('GET', `application/?search=${sent.reference}`);
  const path = `application/${(data as { id: string }[])[0]!.id}/`;
  const read = () => answerOf('GET', path) as unknown as Promise<Case>;
  const { documents } = await read();
  const set = (item: string, state: string, version: number) =>
    call('PUT', `${path}document/`, { item, state, reason: '', expiresOn: null, version });
  for (const { item, version } of documents.slice(2)) await set(item, 'accepted', version);
  for (const { item, version } of documents.slice(0, 2)) await set(item, 'needed', version);
  await call('PUT', path, { status: waiting.id });
  const send = async (item: string) => {
    const content = await picture();
    const { payload, headers } = multipartBody([{ name: 'files', filename: 'a', content }]);
    const own = { 'status-link': sent.link, 'idempotency-key': randomUUID() };
    const url = `/api/client/document/${item}/`;
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...own },
    });
    expect(answer.statusCode).toBe(200);
  };
  await send(documents[0]!.item);
  expect((await read()).status).toBe(waiting.id);
  await send(documents[1]!.item);
  const { status, activity } = await read();
  expect(status).toBe(waiting.onceSent);
  const [entry] = activity.filter(({ kind }) => kind === 'status');
  expect(entry).toMatchObject({ who: '', text: waiting.onceSent });
  const log = await answerOf('GET', 'audit/');
  expect(log.data).toContainEqual(
    expect.objectContaining({ action: 'statusFollowed', who: '', subject: sent.reference }),
  );
});
