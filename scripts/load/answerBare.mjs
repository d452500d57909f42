// A bare Node server for comparison: reads the request and sends a fixed response.
import { createServer } from 'node:http';

process.once('message', (answers) => {
  const byRequest = new Map(
    answers.map(({ key, body, ...head }) => [key, { ...head, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    request.resume().once('end', () => {
      if (url === '/api/metrics/') {
        response.end(`process_resident_memory_bytes ${process.memoryUsage.rss()}\n`);
        return;
      }
      const answer = byRequest.get(`${method} ${url} ${headers['accept-language'] ?? ''}`);
      response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit());
