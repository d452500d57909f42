import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends a stored file. A document is not looked into, and so never opens within our origin.
 * @param isSaved whether a photo, too, is saved rather than shown
 */
export async function sendFile(
  reply: FastifyReply,
  file: Readable,
  id: string,
  isSaved: boolean,
): Promise<FastifyReply> {
  const isDocument = await beginsAsPdf(file);
  const isAttached = isDocument || isSaved;
  const name = isDocument ? `document-${id}.pdf` : `photo-${id}.jpg`;
  // Whatever opens it runs no script of it within our origin.
  if (isAttached) reply.header('content-security-policy', "sandbox; default-src 'none'");
  return reply
    .type(isDocument ? 'application/pdf' : 'image/jpeg')
    .header('content-disposition', `${isAttached ? 'attachment' : 'inline'}; filename="${name}"`)
    .send(file);
}

async function beginsAsPdf(file: Readable): Promise<boolean> {
  await once(file, 'readable');
  const head: unknown = file.read();
  if (!Buffer.isBuffer(head)) return false;
  file.unshift(head);
  return head.toString('latin1', 0, 5) === '%PDF-';
}
