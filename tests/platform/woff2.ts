import { brotliDecompressSync } from 'node:zlib';

/** Numbers of the tables that we look for, in WOFF2's list of known tags. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** The code points that a WOFF2 font has glyphs for. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(12);
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap: readonly [start: number, end: number] = [0, 0];
  for (let index = 0; index < tables; index += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === NAMED) at += 4;
    const original = number();
    const version = flags >> 6;
    const transformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const length = transformed ? number() : original;
    if (tag === CMAP) cmap = [offset, offset + length];
    offset += length;
  }
  const packed = font.subarray(at, at + font.readUInt32BE(20));
  return mapped(brotliDecompressSync(packed).subarray(...cmap));
}

/** Every character of the subtables in the two formats that fonts use today. */
function mapped(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const add = (first: number, last: number) => {
    for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
  };
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        add(table.readUInt32BE(16 + group * 12), table.readUInt32BE(20 + group * 12));
      }
    }
    if (format === 4) {
      const bytes = table.readUInt16BE(6);
      for (let segment = 0; segment < bytes; segment += 2) {
        add(table.readUInt16BE(16 + bytes + segment), table.readUInt16BE(14 + segment));
      }
    }
  }
  return found;
}
