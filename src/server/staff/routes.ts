import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueEntry } from '../catalogue';
import { readPage } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { PhotoFolder } from '../photos/folder';
import type { Storage } from '../storage/storage';
import { PHOTO_PATH, recordReader, type ToRecord } from './records';

/** What staff read: each service's applications, and their photos (paper 2, section 7). */
export function staffRoutes(
  catalogue: readonly CatalogueEntry[],
  storage: Storage,
  folder: PhotoFolder,
): readonly Route[] {
  const toRecord = recordReader(catalogue, storage.definitions);
  return [
    ...catalogue.flatMap(({ service }) => applicationRoutes(service, storage, toRecord)),
    {
      ...{ method: 'GET', path: `${PHOTO_PATH}{id}/`, staff: true },
      handle: (request, reply) => sendPhoto(idOf(request), reply, storage, folder),
    },
  ];
}

function applicationRoutes(
  { id: serviceId, staff }: CatalogueEntry['service'],
  { applications }: Storage,
  toRecord: ToRecord,
): readonly Route[] {
  return [
    {
      ...{ method: 'GET', path: staff.list, staff: true },
      handle: async ({ query }) => {
        const page = readPage(query);
        const { data, total } = await applications.list(serviceId, page);
        return { data: await Promise.all(data.map(toRecord)), total, ...page };
      },
    },
    {
      ...{ method: 'GET', path: staff.read ?? `${staff.list}{id}/`, staff: true },
      handle: async (request) => {
        const application = await applications.read(serviceId, idOf(request));
        if (!application) throw Refusal.of(404, 'notFound');
        return toRecord(application);
      },
    },
  ];
}

/** Ids are made of these only; nothing else reaches a query or a path. */
function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!/^[0-9a-f-]{32,36}$/u.test(id)) throw Refusal.of(404, 'notFound');
  return id;
}

async function sendPhoto(
  id: string,
  reply: FastifyReply,
  { applications }: Storage,
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
