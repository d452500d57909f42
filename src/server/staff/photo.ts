import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
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
  const path = folder.pathOf(id);
  const isOurs = (await applications.knownPhotos([id])).has(id);
  if (!isOurs || !(await exists(path))) throw Refusal.of(404, 'notFound');
  return reply
    .type('image/jpeg')
    .header('content-disposition', `inline; filename="photo-${id}.jpg"`)
    .send(createReadStream(path));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
