import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfData } from 'virtual:pdf-data';
import type { Drawing, Sheets } from './sheet';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pixels of a picture: an A4 page at 600 dots an inch has 35 million. Some kilobytes may claim thousands of millions. */
const MOST_PIXELS = 40_000_000;
/** A larger picture is made smaller before it is drawn. */
const MOST_BYTES = 64_000_000;

/**
 * Opens a PDF for drawing: nothing in it runs, and what is loaded for it is ours. The site's policy allows neither `eval`
 * nor WebAssembly.
 */
export async function openPdfSheets(file: Blob): Promise<Sheets> {
  const data = new Uint8Array(await file.arrayBuffer());
  const isTooLarge = hasTooLarge(data);
  const task = getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    wasmUrl: `${pdfData}wasm/`,
    cMapUrl: `${pdfData}cmaps/`,
    standardFontDataUrl: `${pdfData}standard_fonts/`,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: MOST_BYTES,
    verbosity: 0,
  });
  const opened = await task.promise.catch((error: unknown) => {
    void task.destroy();
    throw error;
  });
  const isLess = isTooLarge || (await isOtherForm(opened));
  return {
    count: opened.numPages,
    async sheet(index) {
      const page = await opened.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width,
        height,
        draw: (canvas, how, signal) => draw(page, opened, { canvas, signal, ...how }),
        isWhole: () => !isLess && hasAllPictures(page),
      };
    },
    close: () => void task.destroy(),
  };
}

/** Returns whether a picture is larger than those that are drawn: the library leaves it out. */
const hasTooLarge = (data: Uint8Array): boolean =>
  new TextDecoder('latin1')
    .decode(data)
    .split('stream')
    .some((part) => {
      // The properties of the picture that follows.
      const properties = part.slice(part.lastIndexOf('obj'));
      const [width, height] = SIDES.map((side) => Number(side.exec(properties)?.[1] ?? 0));
      return (width ?? 0) * (height ?? 0) > MOST_PIXELS;
    });

const SIDES = [/\/Width\s+(\d+)/u, /\/Height\s+(\d+)/u];

/** Returns false if one could not be decoded, and was left out. */
const hasAllPictures = ({ objs, commonObjs }: PDFPageProxy): boolean =>
  [...objs, ...commonObjs].every(([, picture]) => picture !== null);

/** Returns whether the pages only say that the form needs another program: it is in XFA, which Adobe's alone shows. */
async function isOtherForm(opened: PDFDocumentProxy): Promise<boolean> {
  const { info } = await opened.getMetadata();
  const { IsXFAPresent, IsAcroFormPresent } = info as Readonly<Record<string, unknown>>;
  return IsXFAPresent === true && IsAcroFormPresent !== true;
}

interface OnCanvas extends Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly signal: AbortSignal;
}

async function draw(
  page: PDFPageProxy,
  { annotationStorage }: PDFDocumentProxy,
  { canvas, scale, turns, signal }: OnCanvas,
): Promise<void> {
  for (const field of (await page.getAnnotations()) as readonly Field[]) {
    // What was filled in without being drawn by the program that did it.
    if (!field.hasAppearance && WRITTEN.test(field.fieldType ?? '') && hasValue(field)) {
      annotationStorage.setValue(field.id, { value: field.fieldValue });
    }
  }
  // The page may lie on its side by itself.
  const rotation = (page.rotate + turns * 90) % 360;
  const viewport = page.getViewport({ scale, rotation });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const annotationMode = AnnotationMode.ENABLE_STORAGE;
  const drawing = page.render({ canvas, viewport, annotationMode });
  const cancel = () => drawing.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await drawing.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

interface Field {
  readonly id: string;
  readonly hasAppearance?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
}

/** Texts and choices. */
const WRITTEN = /^(?:Tx|Ch)$/u;

const hasValue = ({ fieldValue }: Field): boolean =>
  Array.isArray(fieldValue)
    ? fieldValue.length > 0
    : typeof fieldValue === 'string' && fieldValue !== '';
