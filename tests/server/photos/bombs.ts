import { constants, crc32, deflateRawSync } from 'node:zlib';
import { picture } from './pictures';

/** Pictures that are small to send and large to open. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

const BLOCK = 1 << 20;

/**
 * Compresses a byte repeated so often: the compressed form of a megabyte is repeated, since deflating hundreds of them
 * takes seconds.
 */
function deflated(length: number, byte: number): Buffer {
  const part = (size: number) =>
    deflateRawSync(Buffer.alloc(size, byte), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array<Buffer>(Math.floor(length / BLOCK)).fill(part(BLOCK));
  const end = Buffer.from([3, 0, 0, 0, 0, 0]);
  end.writeUInt32BE(adlerOf(BigInt(length), BigInt(byte)), 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, part(length % BLOCK), end]);
}

/** Returns the Adler-32 checksum of a byte repeated so often. */
function adlerOf(length: bigint, byte: bigint): number {
  const prime = 65_521n;
  const low = (1n + length * byte) % prime;
  const high = (length + (byte * length * (length + 1n)) / 2n) % prime;
  return Number((high << 16n) | low);
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a grey PNG of that size, one bit per pixel, with further chunks before the picture. */
export function png(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const line = Math.ceil(width / 8) + 1;
  const pixels = deflated(line * height, 0);
  return Buffer.concat([
    PNG_MARK,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const BEFORE_TEXT = {
  tEXt: 'Comment\0',
  zTXt: 'Comment\0\0',
  iTXt: 'Comment\0\x01\0en\0Comment\0',
  iCCP: 'Profile\0\0',
} as const;

/** Returns a text chunk of a PNG that decompresses to so many letters. */
export function note(kind: keyof typeof BEFORE_TEXT, letters: number): Buffer {
  const letter = 'a'.charCodeAt(0);
  const text = kind === 'tEXt' ? Buffer.alloc(letters, letter) : deflated(letters, letter);
  return chunk(kind, Buffer.concat([Buffer.from(BEFORE_TEXT[kind], 'latin1'), text]));
}

/** Returns a small PNG whose metadata decompress to so many megabytes. */
export const noteBomb = (megabytes: number): Buffer =>
  png(8, 8, Array<Buffer>(megabytes).fill(note('zTXt', 1 << 20)));

/** Returns a JPEG whose header claims 65,500 lines of 65,500 pixels. */
export async function headerBomb(): Promise<Buffer> {
  const jpeg = await picture();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
}

/** Returns a GIF of one pixel with so many frames. */
export function frameBomb(frames: number): Buffer {
  const screen = Buffer.from(
    'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff',
    'latin1',
  );
  const frame = Buffer.from(
    '\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00',
    'latin1',
  );
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}
