import { useState } from 'react';
import { sameJson } from '../../definition/sections/elements';
import type { Json } from '../../definition/model/values';
import { draftToWire } from './draft';
import { type Action, type History, openHistory, reduce } from './history';

/**
 * What is composed, with the way back. A value that is not what was last handed over, such as that of
 * another record, begins a history of its own.
 * @param onChange gets the sections as they are sent
 */
export function useHistory(
  value: Json | undefined,
  onChange: (value: Json) => void,
): readonly [History, (action: Action) => void] {
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
