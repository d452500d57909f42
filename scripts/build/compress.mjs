import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXTS = /\.(?:m?js|css|svg|json)$/;

const CODECS = [
  ['.br', promisify(brotliCompress)],
  ['.gz', (content) => promisify(gzip)(content, { level: 9 })],
];
const AT_ONCE = 32;
const SUFFIXES = CODECS.map(([suffix]) => suffix);

/**
 * Returns the compressed files of a folder and of those in it by name, with what they were made of: after a change to the
 * server they are the same.
 */
export async function readCompressed(folder) {
  const names = await readdir(folder, { recursive: true });
  const known = new Map();
  for (const name of names.filter((one) => TEXTS.test(one))) {
    const read = (suffix) => readFile(join(folder, name + suffix));
    const [content, ...compressed] = await Promise.all(['', ...SUFFIXES].map(read)).catch(() => []);
    if (content) known.set(name, { content, compressed });
  }
  return known;
}

/**
 * Writes name.br and name.gz beside every text file of a folder and of those in it, drawings of the content included.
 * @param known what readCompressed returned of the folder before
 */
export async function compressAll(folder, known) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXTS.test(name));
  const left = names.values();
  // A container may open no more than a thousand files.
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const name of left) await compress(join(folder, name), known.get(name));
  });
  await Promise.all(workers);
}

async function compress(path, before) {
  const content = await readFile(path);
  const isKnown = before?.content.equals(content);
  const write = async ([suffix, codec], at) =>
    writeFile(path + suffix, isKnown ? before.compressed[at] : await codec(content));
  await Promise.all(CODECS.map(write));
}
