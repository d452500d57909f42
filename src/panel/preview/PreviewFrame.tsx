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

/**
 * Measures the element with the returned ref, also after each resize, and returns how a page of that width fits into
 * it: a scale of at most 1, and the height in CSS pixels of the page.
 */
function useScale(width: number) {
  const [room, setRoom] = useState({ width, height: 0 });
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
  const send = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin),
  );
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const respond = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isOurs = source === frame.current?.contentWindow && origin === location.origin;
    if (isOurs && data === LISTENING) send();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => respond(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
