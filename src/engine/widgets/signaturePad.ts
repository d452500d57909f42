/** The size of the picture in pixels. */
export const SIZE = { width: 900, height: 300 } as const;

export interface Pad {
  /** Adds a point to the last stroke, or begins one. */
  draw(x: number, y: number, begins: boolean): void;
  /** Writes a name instead of strokes; returns false if that changes nothing. */
  write(name: string | undefined): boolean;
  /** Shows a picture of an earlier visit, or nothing, instead of what is drawn. */
  show(picture: Blob | undefined): Promise<void>;
  undo(): void;
  clear(): void;
  /** Returns the picture; undefined if there is nothing in it. */
  toFile(name: string): File | undefined;
}

type Stroke = (readonly [x: number, y: number])[];

/** Creates what draws a signature: black on white wherever it is shown or printed later. */
export function createPad(canvas: HTMLCanvasElement): Pad {
  const pen = canvas.getContext('2d');
  let strokes: Stroke[] = [];
  let typed = '';
  let earlier: ImageBitmap | undefined;
  const paint = () => {
    if (!pen) return;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    if (earlier) pen.drawImage(earlier, 0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = '#000';
    pen.font = 'italic 110px cursive';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    if (typed !== '') pen.fillText(typed, SIZE.width / 2, SIZE.height / 2, SIZE.width - 40);
    Object.assign(pen, { lineWidth: 6, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' });
    for (const stroke of strokes) {
      pen.beginPath();
      for (const [x, y] of stroke) pen.lineTo(x, y);
      // A dot is a line, too.
      if (stroke.length === 1) pen.lineTo((stroke[0]?.[0] ?? 0) + 1, stroke[0]?.[1] ?? 0);
      pen.stroke();
    }
  };
  const empty = () => {
    strokes = [];
    typed = '';
    earlier = undefined;
  };
  paint();
  return {
    draw(x, y, begins) {
      typed = '';
      if (begins) strokes.push([]);
      strokes.at(-1)?.push([x, y]);
      paint();
    },
    write(name = '') {
      if (name === typed) return false;
      if (name !== '') empty();
      typed = name;
      paint();
      return true;
    },
    async show(picture) {
      empty();
      paint();
      if (!picture) return;
      earlier = await createImageBitmap(picture).catch(() => undefined);
      paint();
    },
    undo() {
      strokes.pop();
      paint();
    },
    clear() {
      empty();
      paint();
    },
    toFile(name) {
      if (strokes.length === 0 && typed === '' && !earlier) return undefined;
      const [, data = ''] = canvas.toDataURL('image/png').split(',');
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      return new File([bytes], name, { type: 'image/png' });
    },
  };
}
