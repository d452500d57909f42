import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { Sheets } from './sheet';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Opens a PDF for drawing: nothing in it runs, and nothing is loaded for it. The site's policy allows neither `eval` nor
 * WebAssembly.
 */
export async function openPdfSheets(file: Blob): Promise<Sheets> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, isEvalSupported: false, useWasm: false, verbosity: 0 });
  const opened = await task.promise.catch((error: unknown) => {
    void task.destroy();
    throw error;
  });
  return {
    count: opened.numPages,
    async sheet(index) {
      const page = await opened.getPage(index + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width,
        height,
        async draw(canvas, { scale, turns }, signal) {
          // The page may lie on its side by itself.
          const rotation = (page.rotate + turns * 90) % 360;
          const viewport = page.getViewport({ scale, rotation });
          canvas.width = Math.round(viewport.width);
          canvas.height = Math.round(viewport.height);
          const drawing = page.render({ canvas, viewport });
          const cancel = () => drawing.cancel();
          signal.addEventListener('abort', cancel);
          try {
            await drawing.promise;
          } finally {
            signal.removeEventListener('abort', cancel);
          }
        },
      };
    },
    close: () => void task.destroy(),
  };
}
