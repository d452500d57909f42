import { copyFile, open } from 'node:fs/promises';
import { constants } from 'node:fs';

/** A PDF begins with its version, and its end is marked within the last kilobyte. */
const HEAD = /^%PDF-[12]\.[0-9]/u;
const END = '%%EOF';
const END_WITHIN = 1024;

/**
 * Copies a file that has the signature of a PDF; its content is not looked into, so it is served as a download only.
 * @returns the bytes written, or why not
 */
export async function keepPdf(
  from: string,
  to: string,
): Promise<{ readonly bytes: number } | { readonly fault: 'pdf' }> {
  const handle = await open(from, 'r');
  try {
    const { size } = await handle.stat();
    const part = async (position: number, length: number): Promise<string> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const isPdf =
      HEAD.test(await part(0, 8)) &&
      (await part(Math.max(0, size - END_WITHIN), END_WITHIN)).includes(END);
    if (!isPdf) return { fault: 'pdf' };
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return { bytes: size };
  } finally {
    await handle.close();
  }
}
