import console from 'node:console';

/** Opens a PDF with the library with which staff view it, so that none is taken that they cannot read. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ readonly pages: number } | { readonly refused: 'pdf' | 'pdfLocked' }> {
  const { getDocument } = await library();
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

const library = () => (loaded ??= load());

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
