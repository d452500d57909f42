import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Values } from '../../src/definition/model/values';
import { PAPER_CALLS } from './calls';

/** A write that the stand-in took. */
export interface Write {
  readonly call: string;
  /** Files by their names. */
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Held {
  /** Its records, by the name of a resource. */
  readonly records: Readonly<Record<string, readonly Values[]>>;
  readonly user: Values;
  /** A picture that applications and content name below `uploads/`. */
  readonly picture: Buffer;
}

const TOKEN = 'paper-token';

/**
 * Starts a server with the calls of the specification and no other, with bare lists and numbers for ids. It is asked by
 * the pages of another origin.
 */
export async function startStandIn({ records, user, picture }: Held) {
  /** Calls that the specification does not have, and writes of another content type than it says. */
  const strangers: string[] = [];
  const writes: Write[] = [];

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return { status: 200, body: {} };
    const [path = ''] = url.replace(/^\/v1\//u, '').split('?');
    if (path.startsWith('uploads/')) return { status: 200, body: picture };
    const plain = path.replace(/\/$/u, '');
    const type = headers['content-type'] ?? '';
    if (!isKnown(method, plain, type)) {
      strangers.push(`${method} ${url} ${type}`);
      return { status: 404, body: {} };
    }
    if (plain === 'login') return { status: 200, body: { access_token: TOKEN } };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: {} };
    if (plain === 'me') return { status: 200, body: { data: user } };
    if (method === 'GET') return { status: 200, body: read(plain) };
    writes.push({ call: `${method} ${plain}`, fields: await fieldsIn(request, type) });
    return { status: 200, body: { message: 'Success' } };
  };
  /** A bare list, or one record under `data`. */
  const read = (path: string): unknown => {
    if (path.startsWith('client/')) return [];
    const [name = '', id] = path.replace('show_', '').split('/');
    const list = records[name] ?? [];
    return id === undefined ? list : { data: list.find((one) => String(one.id) === id) };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) => send(request, response, { status, body }),
      (error: unknown) => {
        strangers.push(String(error));
        response.destroy();
      },
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    base: `http://127.0.0.1:${port}/v1/`,
    strangers,
    writes,
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  /** A picture, or what is sent as JSON. */
  readonly body: unknown;
}

/** To pages of another origin. */
function send({ headers }: IncomingMessage, response: ServerResponse, { status, body }: Answer) {
  const isPicture = body instanceof Buffer;
  response.writeHead(status, {
    'content-type': isPicture ? 'image/jpeg' : 'application/json',
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-headers': 'authorization,content-type,accept-language',
    'access-control-allow-methods': 'GET,POST,PUT,DELETE',
  });
  response.end(isPicture ? body : JSON.stringify(body));
}

/** Whether the specification has a call, and take a body of that type. */
function isKnown(method: string, path: string, type: string): boolean {
  const found = PAPER_CALLS.find(
    (call) => call.method === method && patternOf(call.path).test(path),
  );
  return found !== undefined && (!found.isForm || type.startsWith('multipart/form-data'));
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace('{id}', '[^/]+')}$`, 'u');

async function fieldsIn(request: IncomingMessage, type: string): Promise<Write['fields']> {
  const body = await buffer(request);
  if (body.length === 0) return {};
  if (!type.startsWith('multipart')) return JSON.parse(body.toString()) as Write['fields'];
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  return Object.fromEntries(
    [...form].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]),
  );
}
