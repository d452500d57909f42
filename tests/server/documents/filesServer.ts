import { randomUUID } from 'node:crypto';
import type { CaseFiles } from '../../../src/contract/documents';
import type { Service } from '../../../src/definition/model/service';
import { pdf } from '../../shared/pdf';
import { multipartBody } from '../http/multipartBody';
import { mailEnv, type openMailbox } from '../messages/mailbox';
import { sampleRequest } from '../submit/submission';
import { photosIn, servicesThat } from '../support/picks';
import { startStaffed } from '../support/staffed';

/** Has a checklist and photos in its form. */
export const [service] = servicesThat(
  'has a checklist and sends photos',
  (one) => Boolean(one.documents) && photosIn(one) > 1,
);
export const [item, other] = service.documents!.filter(
  ({ onRequest, when }) => !onRequest && !when,
);

export interface Opened {
  readonly id: string;
  readonly link: string;
  readonly reference: string;
}

interface Sending {
  readonly key?: string;
  readonly texts?: readonly { readonly name: string; readonly content: string }[];
  readonly headers?: object;
}

interface Shown {
  readonly sentFiles: number;
  readonly documents: readonly { item: string; state: string; isAsked: boolean; files: number }[];
  readonly given: readonly { text: string; at: string; files: readonly string[] }[];
}

/** Starts a server whose staff put and give files. */
export async function startFiles(
  mailbox: Awaited<ReturnType<typeof openMailbox>>,
  now: () => Date,
) {
  const server = await startStaffed({
    env: { ...mailEnv(mailbox), PUBLIC_URL: 'https://rega.example' },
    now,
  });
  const { app, answerOf, call, staff } = server;
  async function submit(of: Service = service): Promise<Opened> {
    const sent = (await app.inject(await sampleRequest(of))).json<Omit<Opened, 'id'>>();
    const { data } = await answerOf('GET', `application/?search=${sent.reference}`);
    return { ...sent, id: (data as { id: string }[])[0]!.id };
  }

  const send = (
    path: string,
    contents: readonly Buffer[],
    { key, texts = [], headers = staff }: Sending = {},
  ) => {
    const body = multipartBody([
      ...texts,
      ...contents.map((content, index) => ({ name: 'files', filename: `scan ${index}`, content })),
    ]);
    return app.inject({
      method: 'POST',
      url: `/api/application/${path}`,
      payload: body.payload,
      headers: { ...headers, ...body.headers, 'idempotency-key': key ?? randomUUID() },
    });
  };
  const put = (id: string, at = '', contents = [pdf()], sending: Sending = {}) =>
    send(`${id}/file/?item=${at}`, contents, sending);
  const give = (id: string, text: string, contents = [pdf()], sending: Sending = {}) =>
    send(`${id}/given/`, contents, { ...sending, texts: [{ name: 'text', content: text }] });
  const take = (id: string, file: string, to: string) =>
    call('PUT', `application/${id}/file/`, { file, item: to });
  const read = async (id: string) =>
    (await answerOf('GET', `application/${id}/`)) as unknown as CaseFiles & {
      readonly activity: readonly { kind: string; text: string; who: string }[];
    };
  const status = async (link: string) =>
    (await call('POST', 'client/status/', { link }, {})).json<Shown>();
  const open = (link: string, file: string) =>
    app.inject({ method: 'POST', url: `/api/client/given/${file}/`, payload: { link } });
  const photo = (id: string) => app.inject({ url: `/api/photo/${id}/`, headers: staff });
  return { ...server, submit, put, give, take, read, status, open, photo };
}
