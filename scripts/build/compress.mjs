import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXTS = /\.(?:m?js|css|svg|json)$/;

const CODECS = [
  ['.br', promisify(brotliCompress)],
  ['.gz', (content) => promisify(gzip)(content, { level: 9 })],
];

/** Writes name.br and name.gz beside every text file of a folder. */
export async function compressAll(folder) {
  const names = (await readdir(folder)).filter((name) => TEXTS.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(path) {
  const content = await readFile(path);
  const write = async ([suffix, codec]) => writeFile(path + suffix, await codec(content));
  await Promise.all(CODECS.map(write));
}
