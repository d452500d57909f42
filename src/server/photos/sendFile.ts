import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { discard } from '../http/multipart';
import { existing } from '../http/refusal';
import { type PhotoFolder, writeCopy } from './photoFolder';
import type { Reencode } from './reencode';

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

interface SmallPorts {
  readonly folder: Pick<PhotoFolder, 'tempPath'>;
  readonly reencode: Reencode;
}

/**
 * Sends a small picture of a stored photo, and of a document nothing but its type. It is made anew each time, so
 * that none has to be erased with its photo.
 */
export async function sendSmall(
  reply: FastifyReply,
  file: Readable,
  { folder, reencode }: SmallPorts,
): Promise<FastifyReply> {
  if (await beginsAsPdf(file)) {
    file.destroy();
    return reply.type('application/pdf').send('');
  }
  const [from, to] = [folder.tempPath(), folder.tempPath()];
  try {
    await writeCopy(file, from);
    const made = await reencode(from, to, 'small');
    const small = existing('bytes' in made ? await readFile(to) : undefined);
    return await reply.type('image/jpeg').send(small);
  } finally {
    await discard([{ path: from }, { path: to }]);
  }
}

async function beginsAsPdf(file: Readable): Promise<boolean> {
  await once(file, 'readable');
  const head: unknown = file.read();
  if (!Buffer.isBuffer(head)) return false;
  file.unshift(head);
  return head.toString('latin1', 0, 5) === '%PDF-';
}
