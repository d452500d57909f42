import { useState } from 'react';
import { sameJson } from '../../definition/sections/elements';
import type { Json } from '../../definition/model/values';
import { draftToWire } from './sectionsDraft';
import { type Action, type EditHistory, openHistory, reduce } from './editHistory';

/**
 * Returns the draft with its history. A value other than the last reported one, such as that of
 * another record, starts a new history.
 * @param onChange is called with the payload
 */
export function useHistory(
  value: Json | undefined,
  onChange: (value: Json) => void,
): readonly [EditHistory, (action: Action) => void] {
  const [history, setHistory] = useState(() => openHistory(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!sameJson(value ?? [], draftToWire(history.draft))) setHistory(openHistory(value));
  }
  const act = (action: Action) => {
    const next = reduce(history, action);
    setHistory(next);
    if (next.draft !== history.draft) onChange(draftToWire(next.draft));
  };
  return [history, act];
}
