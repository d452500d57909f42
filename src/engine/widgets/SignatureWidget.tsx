import { type PointerEvent, useEffect, useRef } from 'react';
import { typedControlOf } from '../inputs/inputProps';
import { LazyPhotos } from '../inputs/LazyPhotos';
import { useStoredPhoto } from '../inputs/photos/useLocalPhotoStore';
import { type TextCodec, useHeldText } from '../inputs/useHeldText';
import { useAnswer, useScope } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import { createPad, type Pad, SIZE } from './signaturePad';
import './signature.css';
import type { WidgetProps } from './widgetProps';

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
