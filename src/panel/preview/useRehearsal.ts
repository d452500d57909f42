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
  const answer = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isOurs = source === frame.current?.contentWindow && origin === location.origin;
    if (isOurs && data === LISTENING) send(sent);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => answer(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
