import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface BucketServer {
  readonly endpoint: string;
  /** Its objects, by bucket and key. */
  readonly objects: Map<string, { readonly bytes: Buffer; since: Date }>;
  /** Refuses all requests while it is set. */
  isDown: boolean;
}

/** Names in one response of a list. */
const PAGE = 2;

/** Starts an in-memory object store with the part of S3 that we use; closed after the tests of the file. */
export async function startBucket(): Promise<BucketServer> {
  const store: BucketServer = { endpoint: '', objects: new Map(), isDown: false };
  const server = createServer((request, response) => {
    void respond(store, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, { endpoint: `http://127.0.0.1:${port}` });
}

async function respond(
  store: BucketServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [status, body] = answerTo(store, request, Buffer.concat(chunks));
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

type Answer = readonly [status: number, body: string | Buffer];

const refusal = (status: number, code: string): Answer => [
  status,
  `<Error><Code>${code}</Code><Message>no</Message></Error>`,
];

function answerTo(store: BucketServer, request: IncomingMessage, body: Buffer): Answer {
  if (store.isDown) return refusal(503, 'SlowDown');
  if (!isSigned(request, body)) return refusal(403, 'SignatureDoesNotMatch');
  const { pathname, searchParams } = new URL(request.url ?? '', store.endpoint);
  const name = decodeURIComponent(pathname.slice(1));
  if (request.method === 'PUT') {
    store.objects.set(name, { bytes: body, since: new Date() });
    return [200, ''];
  }
  if (request.method === 'DELETE') {
    store.objects.delete(name);
    return [204, ''];
  }
  if (searchParams.get('list-type') === '2') return [200, list(store, name, searchParams)];
  const found = store.objects.get(name);
  return found ? [200, found.bytes] : refusal(404, 'NoSuchKey');
}

/** Returns whether a request is signed, for this body. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = createHash('sha256').update(body).digest('hex');
  return (
    (headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=rega:tests/') &&
    headers['x-amz-content-sha256'] === hash
  );
}

function list({ objects }: BucketServer, path: string, query: URLSearchParams): string {
  const bucket = path.replace(/\/$/u, '');
  const before = `${bucket}/${query.get('prefix') ?? ''}`;
  const all = [...objects].filter(([name]) => name.startsWith(before)).toSorted();
  const start = Number(query.get('continuation-token') ?? 0);
  const next = start + PAGE;
  const items = all
    .slice(start, next)
    .map(
      ([name, { since }]) =>
        `<Contents><Key>${name.slice(bucket.length + 1)}</Key>` +
        `<LastModified>${since.toISOString()}</LastModified></Contents>`,
    );
  const more = next < all.length;
  return (
    `<ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${items.join('')}` +
    `${more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`
  );
}
