import { useCallback, useEffect, useState } from 'react';

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
async function openSheets(file: Blob): Promise<Sheets> {
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

interface Opened {
  readonly file: Blob;
  readonly sheets: Sheets | undefined;
}

interface Turned {
  readonly sheets: Sheets;
  readonly page: number;
  readonly sheet: Sheet | undefined;
}

/** Opens a file, and one of its pages; undefined parts are those that the browser cannot show. */
export function useSheets(file: Blob | undefined, page: number) {
  const [opened, setOpened] = useState<Opened>();
  const [turned, setTurned] = useState<Turned>();
  const [last, setLast] = useState<{ readonly sheet: Sheet; readonly drawn: Drawn }>();
  const onDrawn = useCallback((sheet: Sheet, drawn: Drawn) => setLast({ sheet, drawn }), []);
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    const opening = openSheets(file);
    opening.then(
      (sheets) => {
        if (!isOver) setOpened({ file, sheets });
      },
      () => {
        if (!isOver) setOpened({ file, sheets: undefined });
      },
    );
    return () => {
      isOver = true;
      opening.then(
        (sheets) => sheets.close(),
        () => undefined,
      );
    };
  }, [file]);
  const sheets = opened?.file === file ? opened?.sheets : undefined;
  useEffect(() => {
    if (!sheets) return;
    let isOver = false;
    const tell = (sheet: Sheet | undefined) => {
      if (!isOver) setTurned({ sheets, page, sheet });
    };
    sheets.sheet(page).then(tell, () => tell(undefined));
    return () => {
      isOver = true;
    };
  }, [sheets, page]);
  const isOpened = file !== undefined && opened?.file === file;
  const isTurned = sheets !== undefined && turned?.sheets === sheets && turned.page === page;
  const sheet = isTurned ? turned.sheet : undefined;
  const drawn = sheet !== undefined && sheet === last?.sheet ? last.drawn : undefined;
  const isFailed = (isOpened && !sheets) || (isTurned && !sheet) || drawn === 'broken';
  const state = isFailed ? 'failed' : sheet ? 'ready' : 'loading';
  return { state, count: sheets?.count ?? 1, sheet, drawn, onDrawn } as const;
}
