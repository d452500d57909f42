import console from 'node:console';
import { beginsAsPdf, isSoundPdf } from './pdfStructure';
import { writeSynced } from './writeSynced';

/** More than a year of bank statements. */
export const MOST_PAGES = 200;

export type PdfIssue = 'pdf' | 'pdfLocked' | 'pdfPages';

/** milliseconds: the CPU time that it took. */
export type KeptPdf = ({ readonly bytes: number } | { readonly refused: PdfIssue }) & {
  readonly milliseconds: number;
};

/**
 * Copies a file, byte by byte, if it is a PDF that staff can read: whole, without a password, and not too long. What
 * it may do when it is opened is not looked into, so it is served as a download only.
 */
export async function keepPdf(bytes: Buffer, to: string): Promise<KeptPdf> {
  const before = process.cpuUsage();
  const refused = await issueOf(bytes);
  if (!refused) await writeSynced(to, bytes);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = Math.ceil((user + system) / 1000);
  return refused ? { refused, milliseconds } : { bytes: bytes.length, milliseconds };
}

async function issueOf(bytes: Buffer): Promise<PdfIssue | undefined> {
  if (!beginsAsPdf(bytes) || !isSoundPdf(bytes)) return 'pdf';
  const opened = await openPdf(bytes);
  if ('refused' in opened) return opened.refused;
  return opened.pages > MOST_PAGES ? 'pdfPages' : undefined;
}

/** Opens a PDF with the library with which staff view it, so that none is taken that they cannot read. */
async function openPdf(
  bytes: Uint8Array,
): Promise<{ readonly pages: number } | { readonly refused: 'pdf' | 'pdfLocked' }> {
  const { getDocument } = await pdfLibrary();
  // The library takes the bytes over.
  const data = new Uint8Array(bytes);
  const task = getDocument({ data, isEvalSupported: false, disableFontFace: true, verbosity: 0 });
  try {
    const opened = await task.promise;
    await opened.getPage(1);
    return { pages: opened.numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { refused: isLocked ? 'pdfLocked' : 'pdf' };
  } finally {
    await task.destroy();
  }
}

let loaded: Promise<typeof import('pdfjs-dist')> | undefined;

/** Loads the library once. */
export const pdfLibrary = () => (loaded ??= load());

/** Loads the library to read only: it warns that it cannot draw here, and needs one class by which it would. */
async function load(): Promise<typeof import('pdfjs-dist')> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: Object });
    const loading = await import('pdfjs-dist/legacy/build/pdf.mjs');
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return loading;
  } finally {
    console.warn = warn;
  }
}
