import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** A request and the expectations of its response. */
export interface Scenario {
  readonly name: string;
  readonly request: InjectOptions;
  readonly status: number | readonly number[];
  readonly contains?: readonly string[];
  readonly lacks?: readonly string[];
  /** Headers that the response must have, with these exact values. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Internals that no response may contain. */
export const INSIDES =
  /node_modules|\bat (?:async )?\w+[ .(].*:\d+:\d+|SQLITE|syntax error|\/src\/server|\bECONN|\bENOENT|"stack"/u;

export async function play(app: FastifyInstance, scenario: Scenario): Promise<void> {
  const { request, status, contains = [], lacks = [], headers = {} } = scenario;
  const response = await app.inject(request);
  const expected = typeof status === 'number' ? [status] : status;
  expect(expected, response.body.slice(0, 500)).toContain(response.statusCode);
  for (const text of contains) expect(response.body).toContain(text);
  for (const text of lacks) expect(response.body).not.toContain(text);
  expect(response.headers).toMatchObject(headers);
  if (response.statusCode >= 400 && !isPage(response, request)) expectRefusal(response);
}

/** Browsers get a page for an unknown path, calls never do. */
function isPage({ headers }: LightMyRequestResponse, { url }: InjectOptions): boolean {
  const isHtml = String(headers['content-type']).startsWith('text/html');
  if (isHtml) expect(url).not.toMatch(/^\/api(?:\/|$)/u);
  return isHtml;
}

/** Expects the common shape of refusals: name and message pairs, one for each field. */
export function expectRefusal(response: LightMyRequestResponse): void {
  expect(response.body).not.toMatch(INSIDES);
  if (response.body === '') return;
  const { errors } = response.json<{ errors: { name: string; message: string; code: string }[] }>();
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(error).toMatchObject({
      name: expect.any(String),
      message: expect.stringMatching(/\S/u),
      code: expect.stringMatching(/^\w+$/u),
    });
    // A message, and not the key of one that no locale has.
    expect(error.message).not.toBe(error.code);
  }
  expect(new Set(errors.map(({ name }) => name)).size).toBe(errors.length);
}

/** Returns the names and codes of a refusal. */
export const issuesOf = (response: LightMyRequestResponse): [string, string][] =>
  response
    .json<{ errors: { name: string; code: string }[] }>()
    .errors.map(({ name, code }) => [name, code]);
