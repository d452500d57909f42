import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { refusalBody, toRefusal } from './errors';
import { BARE_HEADERS } from './headers';
import type { Translations } from './translations';

const SECOND = 1000;

/**
 * Timeouts of a connection: half a minute without data, 15 s for the headers. A whole request has an hour, since a body is
 * limited by its progress (bodiesInFlight).
 */
export const CONNECTION_LIMITS = {
  connectionTimeout: 30 * SECOND,
  requestTimeout: 3600 * SECOND,
  keepAliveTimeout: 20 * SECOND,
  http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
} satisfies FastifyHttpOptions<Server>;

/**
 * On shutdown, closes each connection with the response that it owes, and at once those that never had a request
 * (browsers open them in advance). Otherwise the server would wait until both are idle.
 * @returns whether the shutdown has begun
 */
export function closeOnShutdown(app: FastifyInstance): () => boolean {
  const sockets = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  return () => isStopping;
}

const STATUS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is not HTTP at all, and closes the connection. */
export const handleClientError =
  (words: Translations) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason] = STATUS[error.code ?? ''] ?? [400, 'Bad Request'];
    const refusal = toRefusal(Object.assign(new Error(reason), { statusCode: status }));
    const body = JSON.stringify(refusalBody(refusal, 'en', words));
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // A client that does not read the response does not keep the connection open.
    setTimeout(() => socket.destroy(), SECOND).unref();
  };
