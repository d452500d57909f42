import type { FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal';
import type { PhotoFolder } from '../photos/folder';
import type { Storage } from '../storage/storage';

/**
 * Sends a photo that belongs to an application.
 * @throws Refusal 404
 */
export async function sendPhoto(
  id: string,
  reply: FastifyReply,
  { applications }: Pick<Storage, 'applications'>,
  folder: PhotoFolder,
): Promise<FastifyReply> {
  const isOurs = (await applications.knownPhotos([id])).has(id);
  const file = isOurs ? await folder.read(id) : undefined;
  if (!file) throw Refusal.of(404, 'notFound');
  return reply
    .type('image/jpeg')
    .header('content-disposition', `inline; filename="photo-${id}.jpg"`)
    .send(file);
}
