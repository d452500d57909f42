import { inflateSync } from 'node:zlib';
import { codeOf } from '../errorCode';

/** Bytes. Cameras and editors write some ten thousand, printers' colour profiles a few million. */
const MOST_NOTES = 4 << 20;
/** Chunks of a file. */
const MOST_CHUNKS = 5000;

const SIGNATURE_BYTES = 8;
const NOTES: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'iCCP']);
const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';
/** Length and type before a chunk's data, checksum after it. */
const [HEAD_BYTES, CHECK_BYTES] = [8, 4];

/**
 * Returns whether the metadata of a PNG, which may be compressed (zTXt, iTXt, iCCP), is larger than that of any
 * photo: decoders decompress it first, however large it becomes. A truncated file, or one with too many chunks,
 * counts as such.
 */
export function hasHeavyNotes(png: Buffer): boolean {
  let left = MOST_NOTES;
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const head = bytesAt(png, at, HEAD_BYTES);
    if (!head) return true;
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    if (type === 'IEND') return false;
    if (NOTES.has(type)) {
      const data = length <= left ? bytesAt(png, at + HEAD_BYTES, length) : undefined;
      left -= data ? unpackedSize(type, data, left) : Infinity;
      if (left < 0) return true;
    }
    at += HEAD_BYTES + length + CHECK_BYTES;
  }
  return true;
}

/** Returns undefined if the file ends before. */
function bytesAt(png: Buffer, at: number, length: number): Buffer | undefined {
  return at + length > png.length ? undefined : png.subarray(at, at + length);
}

/** Returns the decompressed size, or a number above `most`. */
function unpackedSize(type: string, data: Buffer, most: number): number {
  const packed = packedPart(type, data);
  if (!packed) return data.length;
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(most, 1) }).length;
  } catch (error) {
    return codeOf(error) === TOO_LARGE ? Infinity : data.length;
  }
}

/** Returns the compressed part of a chunk, after its name and, for iTXt, its languages; undefined if there is none. */
function packedPart(type: string, data: Buffer): Buffer | undefined {
  const nameEnd = data.indexOf(0);
  if (type === 'tEXt' || nameEnd < 0) return undefined;
  if (type !== 'iTXt') return data.subarray(nameEnd + 2);
  if (data[nameEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, nameEnd + 3);
  return data.subarray(data.indexOf(0, languageEnd + 1) + 1);
}
