import { readFile, writeFile } from 'node:fs/promises';
import { openPdf } from './openPdf';

/** A PDF begins with its version, and its end is marked within the last kilobyte. */
const HEAD = /^%PDF-[12]\.[0-9]/u;
const END = '%%EOF';
const END_WITHIN = 1024;
/** More than a year of bank statements. */
export const MOST_PAGES = 200;

/** Why a document is refused. */
export type PdfIssue = 'pdf' | 'pdfLocked' | 'pdfPages';

export type KeptPdf = { readonly bytes: number } | { readonly refused: PdfIssue };

/**
 * Copies a file, byte by byte, if it is a PDF that staff can read: whole, without a password, and not too long. What
 * it may do when it is opened is not looked into, so it is served as a download only.
 */
export async function keepPdf(from: string, to: string): Promise<KeptPdf> {
  const bytes = await readFile(from);
  const end = bytes.subarray(-END_WITHIN).toString('latin1');
  if (!HEAD.test(bytes.toString('latin1', 0, 8)) || !end.includes(END)) return { refused: 'pdf' };
  const opened = await openPdf(bytes);
  if ('refused' in opened) return opened;
  if (opened.pages > MOST_PAGES) return { refused: 'pdfPages' };
  await writeFile(to, bytes, { mode: 0o600, flag: 'wx' });
  return { bytes: bytes.length };
}
