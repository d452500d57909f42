import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

const ROOT = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n';
const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
const OBJECTS = `${ROOT}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n${page}`;

/** Makes a PDF whose table of objects is a stream with these properties. */
function withTable(properties: string, data: Buffer = Buffer.alloc(0), objects = OBJECTS): Buffer {
  const before = Buffer.from(`%PDF-1.5\n${objects}`, 'latin1');
  return Buffer.concat([
    before,
    Buffer.from(`4 0 obj<</Type/XRef/Root 1 0 R${properties}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from(`\nendstream endobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}

/** Makes a PDF without a table, which the library then makes by reading all objects. */
const withoutTable = (objects: string): Buffer =>
  Buffer.from(`%PDF-1.5\n${objects}trailer<</Root 1 0 R/Size 9>>\nstartxref\n9\n%%EOF\n`, 'latin1');

/** Deflates zeros twice: some kilobytes for a gigabyte. */
function zeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_SYNC_FLUSH });
  const inner = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(one)]);
  return deflateSync(inner);
}

const TWICE = '/Filter[/FlateDecode/FlateDecode]';

/** Files that say more than they have: the structure alone shows it, so that they are never opened. */
export const UNSOUND: Readonly<Record<string, () => Buffer>> = {
  'entries of no width': () => withTable('/Size 5/W[0 0 0]/Index[0 1000000000]'),
  'many ranges of no width': () => withTable(`/Size 5/W[0 0 0]/Index[${'0 999999 '.repeat(4000)}]`),
  'no width, in codes and with a note': () =>
    withTable('/Size 5/#57 %1\n[ 0 0 0 ]/Inde#78[0 1000000000]'),
  'no width, and a width beside it': () => withTable('/Size 1000000000/W[1 2 1]/W[0 0 0]'),
  'entries of a thousand bytes': () => withTable('/Size 5/W[1 1000 1]'),
  'more objects than it has room for': () => withTable('/Size 1000000000/W[1 2 1]'),
  'an object of more objects than it has room for': () =>
    withTable(
      '/Size 5/W[1 2 1]',
      undefined,
      `${OBJECTS}5 0 obj<</Type/ObjStm/N 30000000/First 9/Length 0>>stream\nendstream endobj\n`,
    ),
};

/** Files that take time or memory when they are opened, and are as sound as others. */
export const HEAVY: Readonly<Record<string, () => Buffer>> = {
  'a table that unpacks to a gigabyte': () =>
    withTable(`/Size 3000000/W[1 2 1]${TWICE}`, zeros(1024)),
  'the same object again and again': () => withoutTable(OBJECTS + '7 0 obj\n[\n'.repeat(60_000)),
};

/** Files that the library itself copes with. */
export const ODD: Readonly<Record<string, () => Buffer>> = {
  'lists 100,000 deep': () => withoutTable(`${OBJECTS}7 0 obj${'['.repeat(1e5)}endobj\n`),
  'pages that lead back to themselves': () =>
    withoutTable(`${ROOT}2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>endobj\n`),
  'pages 2,000 deep': () => {
    const nodes = Array.from({ length: 2000 }, (_, index) => {
      const kid = index === 1999 ? 1 : index + 11;
      return `${index + 10} 0 obj<</Type/Pages/Kids[${kid} 0 R]/Count 1>>endobj\n`;
    });
    return withoutTable(`${ROOT.replace('2 0 R', '10 0 R')}${nodes.join('')}`);
  },
  'a thousand million pages': () => withoutTable(OBJECTS.replace('/Count 1', '/Count 1000000000')),
};
