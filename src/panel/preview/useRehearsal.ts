import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LISTENING, type PreviewDraft } from '../../platform/preview/previewMessages';

/** Delay after the last keystroke, in milliseconds, before the frame gets the draft. */
const PAUSE = 300;

/** Sends the draft to the framed site: when the site is ready, and after each change. */
export function useRehearsal(
  frame: RefObject<HTMLIFrameElement | null>,
  rehearsal: PreviewDraft,
): void {
  const text = JSON.stringify(rehearsal);
  const [told, setTold] = useState(text);
  useEffect(() => {
    if (told === text) return undefined;
    const timer = setTimeout(() => setTold(text), PAUSE);
    return () => clearTimeout(timer);
  }, [told, text]);

  const tell = useEffectEvent((said: string) =>
    frame.current?.contentWindow?.postMessage(JSON.parse(said), location.origin),
  );
  useEffect(() => tell(told), [told]);
  const answer = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isOurs = source === frame.current?.contentWindow && origin === location.origin;
    if (isOurs && data === LISTENING) tell(told);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => answer(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
