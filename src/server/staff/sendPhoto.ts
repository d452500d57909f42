import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { APPLICATION_CALLS } from '../../contract/applications';
import { audit } from '../audit/audit';
import type { RequestTo } from '../http/contractRoute';
import { existing } from '../http/refusal';
import type { PhotoFolder } from '../photos/photoFolder';
import type { Storage } from '../storage/storage';
import { idOf } from './idOf';

/**
 * Sends a photo or a document that belongs to an application.
 * @throws Refusal 404
 */
export async function sendPhoto(
  request: RequestTo<typeof APPLICATION_CALLS.photo>,
  reply: FastifyReply,
  storage: Pick<Storage, 'applications' | 'audit'>,
  folder: PhotoFolder,
): Promise<FastifyReply> {
  const id = idOf(request);
  const application = existing(await storage.applications.ofPhoto(id));
  const file = existing(await folder.read(id));
  await audit(storage, request, 'photoRead', application.reference);
  const isDocument = await beginsAsPdf(file);
  const name = isDocument
    ? `attachment; filename="document-${id}.pdf"`
    : `inline; filename="photo-${id}.jpg"`;
  // Whatever opens it runs no script of it within our origin.
  if (isDocument) reply.header('content-security-policy', "sandbox; default-src 'none'");
  return reply
    .type(isDocument ? 'application/pdf' : 'image/jpeg')
    .header('content-disposition', name)
    .send(file);
}

/** Whether a kept file is a document, which is not looked into and so never opens within our origin. */
async function beginsAsPdf(file: Readable): Promise<boolean> {
  await once(file, 'readable');
  const head: unknown = file.read();
  if (!Buffer.isBuffer(head)) return false;
  file.unshift(head);
  return head.toString('latin1', 0, 5) === '%PDF-';
}
