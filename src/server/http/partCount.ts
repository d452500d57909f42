import type { FastifyRequest } from 'fastify';

/**
 * Counts the parts that a multipart body announces, while it is read elsewhere. The parser silently drops a part
 * whose headers it cannot use, and the application would be stored without that answer.
 * @returns a function that returns the count, once the body has been read
 */
export function countParts({ raw, headers }: FastifyRequest): () => number {
  const [, quoted, plain] =
    /boundary=(?:"([^"]*)"|([^\s;]+))/iu.exec(headers['content-type'] ?? '') ?? [];
  const mark = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`);
  // The first boundary may be at the very beginning.
  let rest: Buffer = Buffer.from('\r\n');
  let marks = 0;
  raw.on('data', (chunk: Buffer) => {
    const text = Buffer.concat([rest, chunk]);
    let at = text.indexOf(mark);
    let behind = 0;
    while (at >= 0) {
      marks += 1;
      behind = at + mark.length;
      at = text.indexOf(mark, behind);
    }
    rest = text.subarray(Math.max(behind, text.length - mark.length + 1));
  });
  // One boundary is the end.
  return () => Math.max(0, marks - 1);
}
