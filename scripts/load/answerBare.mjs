// A bare Node server for comparison: sends the answer of another server to the first request of each kind, byte by byte.
import { createServer, request as http } from 'node:http';
import { request as https } from 'node:https';
import { buffer } from 'node:stream/consumers';

const [, , origin] = process.argv;
const send = origin.startsWith('https:') ? https : http;

/** Headers of the connection, not of the response. */
const PASSING = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const known = new Map();

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  if (url === '/api/metrics/') {
    response.end(`process_resident_memory_bytes ${process.memoryUsage.rss()}\n`);
    return;
  }
  const key = `${method} ${url} ${headers['accept-language'] ?? ''}`;
  const body = await buffer(request);
  if (!known.has(key)) known.set(key, await ask({ method, url, headers }, body));
  const answer = known.get(key);
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());

/** Does not use fetch, which decompresses responses. */
async function ask({ method, url, headers }, body) {
  const { host: _, ...passed } = headers;
  const given = await new Promise((resolve, reject) => {
    send(new URL(url, origin), { method, headers: passed }, resolve).on('error', reject).end(body);
  });
  const bytes = await buffer(given);
  const own = Object.entries(given.headers).filter(([name]) => !PASSING.includes(name));
  return {
    status: given.statusCode,
    headers: { ...Object.fromEntries(own), 'content-length': bytes.length },
    body: bytes,
  };
}
