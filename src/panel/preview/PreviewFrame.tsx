import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LISTENING, type PreviewDraft } from '../../platform/preview/previewMessages';
import { t } from '../language/t';

interface PreviewFrameProps {
  readonly address: string;
  /** Width of the previewed screen, in CSS pixels. */
  readonly width: number;
  readonly rehearsal: PreviewDraft;
}

/** Renders a page of the site at the width of a screen, scaled down to the available width. */
export function PreviewFrame({ address, width, rehearsal }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { measure, scale, height } = useScale(width);
  useRehearsal(frame, rehearsal);
  return (
    <div className="preview-room" ref={measure}>
      <div className="preview-screen" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={t('The page as visitors will see it')}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How a page of a given width fits into an element; height in CSS pixels of the page. */
interface Fit {
  /** The element's ref. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  /** At most 1. */
  readonly scale: number;
  readonly height: number;
}

/** Measures an element, also after each resize, and returns how a page of that width fits into it. */
function useScale(width: number): Fit {
  const [room, setRoom] = useState<Room>({ width, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return { measure, scale, height: scale > 0 ? room.height / scale : 0 };
}

/** Delay after the last keystroke, in milliseconds, before the frame gets the draft. */
const PAUSE = 300;

/** Sends the draft to the framed site: when the site is ready, and after each change. */
function useRehearsal(frame: RefObject<HTMLIFrameElement | null>, rehearsal: PreviewDraft): void {
  const text = JSON.stringify(rehearsal);
  const [sent, setSent] = useState(text);
  useEffect(() => {
    if (sent === text) return undefined;
    const timer = setTimeout(() => setSent(text), PAUSE);
    return () => clearTimeout(timer);
  }, [sent, text]);

  const send = useEffectEvent((draft: string) =>
    frame.current?.contentWindow?.postMessage(JSON.parse(draft), location.origin),
  );
  useEffect(() => send(sent), [sent]);
  const respond = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isOurs = source === frame.current?.contentWindow && origin === location.origin;
    if (isOurs && data === LISTENING) send(sent);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => respond(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
