import { useEffect, useState, useSyncExternalStore } from 'react';
import { readPassport } from '../../mrz/readPassport';
import type { Reply } from '../../mrz/worker';
import { pointerPressEnded } from '../dom/pointerPress';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';

/**
 * Reads photos one after the other, once they are prepared. Returns the reply to the last one that could be read, else the
 * last reason for which one could not, and its token.
 */
export function useReadPassport(tokens: readonly string[], photoStore: LocalPhotoStore) {
  const [replies, setReplies] = useState<ReadonlyMap<string, Reply>>(new Map());
  const next = useSyncExternalStore(photoStore.subscribe, () =>
    tokens.find((token) => !replies.has(token) && photoStore.get(token)),
  );
  useEffect(() => {
    const file = next !== undefined && photoStore.get(next)?.file;
    if (!file) return undefined;
    let isOver = false;
    const read = async () => {
      const reply = file.type.startsWith('image/') ? await readPassport(file) : undefined;
      // What is offered moves the button below.
      await pointerPressEnded();
      if (!isOver) setReplies((before) => new Map(before).set(next, reply));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [next, photoStore]);
  const latest = tokens
    .map((token) => ({ token, reply: replies.get(token) }))
    .reverse()
    .filter(({ reply }) => reply && !('kind' in reply && reply.kind !== 'TD3'));
  return latest.find(({ reply }) => reply && 'values' in reply) ?? latest[0];
}
