import type { FastifyReply, FastifyRequest } from 'fastify';
import { PANEL_CALLS } from '../../../contract/panel';
import { existing, HttpRefusal } from '../../http/refusal';
import type { Route } from '../../http/route';
import type { PhotoFolder } from '../../photos/photoFolder';
import { storePhotos, makePhotos } from '../../photos/makePhotos';
import type { Reencode } from '../../photos/reencode';
import { discard, readMultipart, type Upload } from '../../http/multipart';
import { pictureUrl, idInName, PICTURES_PATH } from '../../records/pictureAddress';

/** The name of the file in the body. */
const FIELD = 'photo';
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface PicturePorts {
  readonly pictures: PhotoFolder;
  readonly reencode: Reencode;
}

/** Returns the routes for pictures of content: staff upload them, everybody may read them. */
export const pictureRoutes = (ports: PicturePorts): readonly Route[] => [
  {
    ...PANEL_CALLS.addPicture,
    handle: async (request, reply) => {
      const address = await takePicture(request, ports);
      reply.code(201);
      return { address };
    },
  },
  {
    method: 'GET',
    path: `${PICTURES_PATH}{name}`,
    handle: ({ params }, reply) =>
      sendPicture((params as { readonly name: string }).name, reply, ports.pictures),
  },
];

/** Re-encodes and stores uploads; returns their addresses. */
export async function storePictures(
  uploads: readonly Upload[],
  { pictures, reencode }: PicturePorts,
): Promise<readonly string[]> {
  const made = await makePhotos(uploads, {
    folder: pictures,
    reencode: (from, to) => reencode(from, to, 'picture'),
  });
  await storePhotos(pictures, made);
  return made.map(({ id }) => pictureUrl(id));
}

async function takePicture(request: FastifyRequest, ports: PicturePorts): Promise<string> {
  if (!request.isMultipart()) throw HttpRefusal.of(415, 'wrongType');
  const { uploads } = await readMultipart(request, {
    takesFile: (name) => name === FIELD,
    convert: refuseTexts,
    folder: ports.pictures,
  });
  try {
    if (uploads.length > 1) throw HttpRefusal.at(FIELD, 'maxItems', 1);
    const [address] = await storePictures(uploads, ports);
    if (address === undefined) throw HttpRefusal.at(FIELD, 'required');
    return address;
  } finally {
    await discard(uploads);
  }
}

function refuseTexts(texts: object): void {
  const [unknown] = Object.keys(texts);
  if (unknown !== undefined) throw HttpRefusal.at(unknown, 'unknown');
}

async function sendPicture(
  name: string,
  reply: FastifyReply,
  pictures: PhotoFolder,
): Promise<FastifyReply> {
  const id = idInName(name);
  const file = existing(id === undefined ? undefined : await pictures.read(id));
  return reply.type('image/webp').header('cache-control', FOR_EVER).send(file);
}
