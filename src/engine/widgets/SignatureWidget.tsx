import { type PointerEvent, useEffect, useRef } from 'react';
import { typedControlOf } from '../inputs/inputProps';
import { LazyPhotos } from '../inputs/LazyPhotos';
import { useStoredPhoto } from '../inputs/photos/useLocalPhotoStore';
import { type TextCodec, useHeldText } from '../inputs/useHeldText';
import { useAnswer, useScope } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import type { WidgetProps } from './widgetProps';
import './signature.css';

const NAME: TextCodec<string> = {
  parse: (text) => text.trim() || undefined,
  format: (value) => value ?? '',
};

const FILE = 'signature.png';

/**
 * Renders a box to sign in with a finger, a pen or the mouse, and an input for those who type their name instead. The
 * answer is one photo, which is stored after each stroke.
 */
export function Widget({ options: _, path, onChange, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const [token] = Array.isArray(value) ? value.map(String) : [];
  const { photoStore } = useScope().environment;
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  /** The token of what was drawn here, which need not be read again. */
  const own = useRef<string>(undefined);
  const isDrawing = useRef(false);
  const stored = useStoredPhoto(photoStore, token ?? '');

  const save = () => {
    if (token !== undefined) photoStore.remove(token);
    const drawn = pad.current?.toFile(FILE);
    if (!drawn) {
      own.current = undefined;
      onChange(undefined);
      return;
    }
    const made = photoStore.prepare(drawn, FILE, 'photo');
    own.current = made.token;
    onChange([made.token]);
    void made.outcome.then((outcome) => {
      if (outcome !== 'added' && own.current === made.token) onChange(undefined);
    });
  };
  const { control, put } = useHeldText<string>(
    undefined,
    (name) => {
      if (!pad.current?.write(name)) return;
      save();
    },
    NAME,
  );

  useEffect(() => {
    if (!canvas.current) return;
    pad.current ??= createPad(canvas.current);
    if (token === own.current) return;
    own.current = token;
    void pad.current.show(stored?.file);
    // Until an earlier visit's picture is read from the device, nothing of it is there.
    if (!stored) own.current = undefined;
  }, [token, stored]);

  if (input.readOnly) {
    const tokens = token === undefined ? [] : [token];
    return (
      <LazyPhotos
        {...input}
        value={tokens}
        onChange={() => {}}
        photoStore={photoStore}
        maxItems={1}
      />
    );
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    if (event.type === 'pointerdown') {
      isDrawing.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      put(undefined);
    }
    const { offsetX, offsetY } = event.nativeEvent;
    const scale = SIZE.width / event.currentTarget.clientWidth;
    pad.current?.draw(offsetX * scale, offsetY * scale, event.type === 'pointerdown');
  };
  // A press of another button draws nothing, and changes no answer.
  const endStroke = () => {
    if (isDrawing.current) save();
    isDrawing.current = false;
  };
  const change = (action: 'undo' | 'clear') => () => {
    put(undefined);
    pad.current?.[action]();
    save();
  };
  return (
    <div className="rg-signature stack-8" role="group" aria-labelledby={input.labelledBy}>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={t('form.signature.draw')}
        onPointerDown={draw}
        onPointerMove={draw}
        onPointerUp={endStroke}
        onPointerCancel={endStroke}
      />
      <div className="row">
        <button type="button" className="rg-button rg-button-outlined" onClick={change('undo')}>
          {t('form.undo')}
        </button>
        <button type="button" className="rg-button rg-button-quiet" onClick={change('clear')}>
          {t('form.signature.clear')}
        </button>
      </div>
      <label htmlFor={input.id}>{t('form.signature.type')}</label>
      <input
        {...control}
        {...typedControlOf({ ...input, labelledBy: undefined })}
        className="rg-input"
        dir="auto"
      />
    </div>
  );
}

/** The size of the picture in pixels. */
const SIZE = { width: 900, height: 300 } as const;

interface Pad {
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
function createPad(canvas: HTMLCanvasElement): Pad {
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
