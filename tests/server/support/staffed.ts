import { expect } from 'vitest';
import type { ContentKind } from '../../../src/definition/content/contentType';
import type { Json, Values } from '../../../src/definition/model/values';
import { startServer } from './harness';
import { multipartBody, type TestPart } from '../http/multipartBody';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Found = Readonly<Record<string, Json>>;

/** Starts a server with a staff session. */
export async function startStaffed(...options: Parameters<typeof startServer>) {
  const server = await startServer(...options);
  const { app } = server;
  const staff = await server.login();
  const call = (method: Method, path: string, payload?: object, headers: object = staff) =>
    app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  return {
    ...server,
    staff,
    /** With the session, unless other headers are given. */
    call,
    /** Returns the body of a response to staff, which must have the status. */
    answerOf: async (method: Method, path: string, payload?: object, status = 200) => {
      const response = await call(method, path, payload);
      expect(response.statusCode, `${method} ${path}: ${response.body.slice(0, 300)}`).toBe(status);
      return response.json<Found>();
    },
    /** Removes the records that have the value of a unique field of another one, which is to be written. */
    makeRoom: async ({ id: kind, unique = [] }: ContentKind, written: Values) => {
      for (const { id, document } of await server.storage.content.list(kind)) {
        const isSame = unique.some((field) => document[field] === written[field]);
        if (isSame) await server.storage.content.remove(kind, id);
      }
    },
    /** With the session, as form data. */
    sendParts: (
      method: Method,
      path: string,
      parts: readonly TestPart[],
      headers: object = staff,
    ) => {
      const body = multipartBody(parts);
      return app.inject({
        method,
        url: `/api/${path}`,
        payload: body.payload,
        headers: { ...headers, ...body.headers },
      });
    },
  };
}

export const withId = (path: string, id: string) => path.replace('{id}', id);
