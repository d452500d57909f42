import type { FastifyReply } from 'fastify';
import type { APPLICATION_CALLS } from '../../contract/applications';
import { audit } from '../audit/audit';
import type { RequestTo } from '../http/contractRoute';
import { Refusal } from '../http/refusal';
import type { PhotoFolder } from '../photos/photoFolder';
import type { Storage } from '../storage/storage';
import { idOf } from './idOf';

/**
 * Sends a photo that belongs to an application.
 * @throws Refusal 404
 */
export async function sendPhoto(
  request: RequestTo<typeof APPLICATION_CALLS.photo>,
  reply: FastifyReply,
  storage: Pick<Storage, 'applications' | 'audit'>,
  folder: PhotoFolder,
): Promise<FastifyReply> {
  const id = idOf(request);
  const reference = await storage.applications.ofPhoto(id);
  const file = reference === undefined ? undefined : await folder.read(id);
  if (!file) throw Refusal.of(404, 'notFound');
  await audit(storage, request, 'photoRead', reference);
  return reply
    .type('image/jpeg')
    .header('content-disposition', `inline; filename="photo-${id}.jpg"`)
    .send(file);
}
