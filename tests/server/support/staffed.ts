import { expect } from 'vitest';
import type { Json } from '../../../src/definition/model/values';
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
      const answer = await call(method, path, payload);
      expect(answer.statusCode, `${method} ${path}: ${answer.body.slice(0, 300)}`).toBe(status);
      return answer.json<Found>();
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
