import { randomUUID } from 'node:crypto';
import { toParts } from '../../../src/definition/payload/submitRequest';
import type { Json, Values } from '../../../src/definition/model/values';
import { everything } from '../../fixtures/services';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { copyPhoto } from '../photos/pictures';
import { everythingRoot } from '../support/everythingRoot';
import { startServer } from '../support/harness';

export const fileOf = (name: string, content: string): TestPart => ({
  name,
  filename: 'photo.jpg',
  content,
});

export const textOf = (name: string, value: Json | undefined): TestPart => ({
  name,
  content: typeof value === 'string' ? value : JSON.stringify(value),
});

/** Starts a server with the service "everything", whose rows have files, which are stored as they come. */
export async function startRowServer() {
  const server = await startServer({ root: await everythingRoot(), reencode: copyPhoto });
  const { app } = server;
  const staff = await server.login();
  const { submit: call, form, staff: desk, sample } = everything;
  const given = toParts(form, sample).flatMap((part) =>
    'text' in part ? [{ name: part.name, content: part.text }] : [],
  );
  const get = (path: string, headers = staff) => app.inject({ url: `/api/${path}`, headers });
  const post = (path: string, parts: readonly TestPart[], headers: Record<string, string> = {}) => {
    const body = multipartBody(parts);
    return app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { ...body.headers, 'idempotency-key': randomUUID(), ...headers },
      payload: body.payload,
    });
  };
  return {
    ...server,
    staff,
    get,
    post,
    /** Sends the sample with other answers and with files, as parts in the order of their names. */
    send: (values: Values, photos: readonly TestPart[], key: string = randomUUID()) =>
      post(
        call.path,
        [
          ...given.filter(({ name }) => !Object.hasOwn(values, name)),
          ...Object.entries(values).map(([name, value]) => textOf(name, value)),
          fileOf('photos', 'the face'),
          ...photos,
        ],
        { 'idempotency-key': key },
      ),
    /** Returns an application as staff read it. */
    async recordOf(reference: string): Promise<Values> {
      const list = await get(`${desk.list}?search=${reference}`);
      return list.json<{ data: Values[] }>().data.find((one) => one.reference === reference) ?? {};
    },
    /** Replaces the paths of photos by what is read there. */
    async opened(value: Json | undefined): Promise<unknown> {
      const text = JSON.stringify(value);
      const paths = new Set(text.match(/photo\/[0-9a-f]{32}\//gu));
      const bodies = await Promise.all(
        [...paths].map(async (path) => [path, (await get(path)).body]),
      );
      return JSON.parse(
        bodies.reduce((all, [path = '', body = '']) => all.replaceAll(path, body), text),
      ) as unknown;
    },
  };
}
