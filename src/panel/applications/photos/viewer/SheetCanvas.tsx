import { useEffect, useRef } from 'react';
import { useElementSize } from '../../../layout/useElementSize';
import type { Drawn, Sheet } from './sheet';

interface SheetCanvasProps {
  readonly sheet: Sheet;
  /** 1: the whole sheet is seen. */
  readonly zoom: number;
  readonly turns: number;
  readonly label: string;
  readonly onDrawn: (sheet: Sheet, drawn: Drawn) => void;
}

/** No canvas is larger: some browsers draw nothing on one that is. */
const MOST_PIXELS = 16_000_000;

/** Draws a sheet as large as the room allows, times the zoom; a larger one is scrolled. */
export function SheetCanvas({ sheet, zoom, turns, label, onDrawn }: SheetCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, room] = useElementSize();
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn || !room) return;
    const [width, height] =
      turns % 2 === 0 ? [sheet.width, sheet.height] : [sheet.height, sheet.width];
    const shown = Math.min(room.width / width, room.height / height) * zoom;
    const most = Math.sqrt(MOST_PIXELS / (width * height));
    const leave = new AbortController();
    // Drawn beside, so that what is seen never flickers.
    const next = document.createElement('canvas');
    sheet
      .draw(next, { scale: Math.min(shown * devicePixelRatio, most), turns }, leave.signal)
      .then(() => {
        if (leave.signal.aborted) return;
        drawn.width = next.width;
        drawn.height = next.height;
        drawn.style.inlineSize = `${width * shown}px`;
        drawn.style.blockSize = `${height * shown}px`;
        drawn.getContext('2d')?.drawImage(next, 0, 0);
        drawn.dataset.drawn = 'true';
        onDrawn(sheet, sheet.isWhole() ? 'whole' : 'partly');
      })
      .catch(() => {
        if (!leave.signal.aborted) onDrawn(sheet, 'broken');
      });
    return () => leave.abort();
  }, [sheet, zoom, turns, room, onDrawn]);
  return (
    <div ref={stage} className="ap-viewer-stage" tabIndex={0} role="group" aria-label={label}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
