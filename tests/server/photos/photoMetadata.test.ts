import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { dataFolders } from '../../../src/server/dataDir';
import { figure, proves } from '../../requirements/figure';
import { multipartBody } from '../http/multipartBody';
import { fileFields } from '../support/picks';
import { sampleTexts, servicesWith } from '../submit/submission';
import { startStaffed } from '../support/staffed';

const { app, files, sendParts, settings } = await startStaffed();
const [service] = servicesWith('multipart');
const [field = ''] = fileFields(service);

/** Metadata of phones and programs: owner, subject, place. */
const OWNER = 'Shilan Karim Haystack';
const PLACE = '35/1 33/1 4711/100';
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${OWNER}"/></rdf:RDF></x:xmpmeta>`;
const EXIF = {
  IFD0: { Artist: OWNER, Copyright: OWNER, Make: 'Haystack Phone', ImageDescription: OWNER },
  IFD3: { GPSLatitude: PLACE, GPSLatitudeRef: 'N', GPSLongitude: PLACE, GPSLongitudeRef: 'E' },
};
/** Its bytes: names, and the marks with which such blocks begin. */
const TRACES = [
  'Haystack',
  'Shilan',
  'Exif\0',
  'GPS',
  'xpacket',
  'xmpmeta',
  'Photoshop 3.0',
  'ns.adobe.com',
];

const blank = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2aa1bc' } })
    .withExif(EXIF)
    .withXmp(XMP);

/** A JPEG with a comment and the metadata of a press agency besides. */
async function pressPhoto(): Promise<Buffer> {
  const jpeg = await blank().jpeg().toBuffer();
  const segment = (mark: number, text: string) => {
    const head = Buffer.from([0xff, mark, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, 'latin1')]);
  };
  const more = [segment(0xfe, OWNER), segment(0xed, `Photoshop 3.0\0${OWNER}`)];
  return Buffer.concat([jpeg.subarray(0, 2), ...more, jpeg.subarray(2)]);
}

const as = (format: (picture: Sharp) => Sharp) => () => format(blank()).toBuffer();

const PHOTOS: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: as((picture) => picture.jpeg()),
  PNG: as((picture) => picture.png()),
  WebP: as((picture) => picture.webp()),
  AVIF: as((picture) => picture.avif()),
  'JPEG of a press agency': pressPhoto,
};

let found = 0;
const tracesIn = (bytes: Buffer): string[] => TRACES.filter((trace) => bytes.includes(trace));

/** Returns the metadata of a file, parsed and as bytes. */
async function notesIn(path: string) {
  const { exif, xmp, iptc, comments, orientation } = await sharp(await readFile(path)).metadata();
  const traces = tracesIn(await readFile(path));
  found += traces.length;
  return { exif, xmp, iptc, comments, orientation, traces };
}
const NONE = { traces: [] };

const cases = Object.entries(PHOTOS);

test.each(cases)(
  '%s: the photo of an application loses its metadata',
  proves('R37'),
  async (_, make) => {
    const original = await make();
    expect(tracesIn(original)).not.toEqual([]);
    const before = await files('photos');
    const photo = { name: field, filename: 'a.jpg', content: original };
    const body = multipartBody([...sampleTexts(service), photo]);
    const sent = await app.inject({ method: 'POST', url: `/api/${service.submit.path}`, ...body });
    expect(sent.statusCode, sent.body).toBe(201);
    const [name = ''] = (await files('photos')).filter((one) => !before.includes(one));
    expect(await notesIn(join(settings.dataDir, 'photos', name))).toEqual(NONE);
  },
);

test.each(cases)('%s: a content picture loses its metadata', proves('R37'), async (_, make) => {
  const photo = { name: 'photo', filename: 'a.jpg', content: await make() };
  const handed = await sendParts('POST', 'content_photo/', [photo]);
  expect(handed.statusCode, handed.body).toBe(201);
  const { address } = handed.json<{ address: string }>();
  const name = address.split('/').at(-1) ?? '';
  expect(await notesIn(join(dataFolders(settings).pictures, name))).toEqual(NONE);
});

test('no metadata is stored', (context) => {
  expect(found).toBe(0);
  const photos = `${cases.length} photos, each as an application’s and as the site’s`;
  figure(context, 'R37', `${photos}: ${found} of ${TRACES.length} traces`);
});
