import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { LISTENING, type Rehearsal } from '../../platform/preview/message';

/** Typing has paused for so long, in milliseconds, when the frame is told. */
const PAUSE = 300;

/** Tells the site in a frame what is being edited: when it asks first, and then after each change. */
export function useRehearsal(
  frame: RefObject<HTMLIFrameElement | null>,
  rehearsal: Rehearsal,
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
