/** A picture or a page of a document, as the viewer draws it. */
export interface Sheet {
  /** Upright, in units of its own. */
  readonly width: number;
  readonly height: number;
  /** Draws it; rejects if it cannot be drawn, or the signal aborts. */
  draw(canvas: HTMLCanvasElement, how: Drawing, signal: AbortSignal): Promise<void>;
  /** Returns whether all of what was drawn could be. */
  isWhole(): boolean;
}

/** How much of a sheet was drawn. */
export type Drawn = 'whole' | 'partly' | 'broken';

export interface Drawing {
  /** Pixels of the canvas for each unit. */
  readonly scale: number;
  /** Quarters of a full turn, clockwise. */
  readonly turns: number;
}

export interface Sheets {
  readonly count: number;
  /** Counted from 0. */
  sheet(index: number): Promise<Sheet>;
  close(): void;
}

/** Opens a photo or a PDF; rejects if the browser cannot show it. */
export async function openSheets(file: Blob): Promise<Sheets> {
  if (file.type !== 'application/pdf') return openPhoto(file);
  // Large, and only of use to staff who have opened a document.
  const { openPdfSheets } = await import('./openPdfSheets');
  return openPdfSheets(file);
}

async function openPhoto(file: Blob): Promise<Sheets> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const photo: Sheet = {
    width,
    height,
    draw: (canvas, { scale, turns }) => {
      const isAcross = turns % 2 === 1;
      const [across, down] = [width * scale, height * scale];
      canvas.width = Math.round(isAcross ? down : across);
      canvas.height = Math.round(isAcross ? across : down);
      const context = canvas.getContext('2d');
      if (!context) return Promise.reject(new Error('the browser cannot draw'));
      context.imageSmoothingQuality = 'high';
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turns * Math.PI) / 2);
      context.drawImage(bitmap, -across / 2, -down / 2, across, down);
      return Promise.resolve();
    },
    isWhole: () => true,
  };
  return { count: 1, sheet: () => Promise.resolve(photo), close: () => bitmap.close() };
}
