import { useEffect, useRef, useState } from 'react';
import { forgetEdit, keptEdit } from './keptEdits';
import { useKeeping } from './useKeptEdit';

/**
 * Holds what is being filled in where nothing is stored yet, so that it outlasts an expired session, a reload and a
 * look at another page: it is there again without being offered.
 * @param key of what is filled in: "application/7/reply"
 * @param first what nobody has filled in yet: the same value with each render, or an equal one
 * @returns the value, what sets it, and what forgets it after it was sent or given up; the form may go on showing it
 */
export function useKeptState<T>(key: string, first: T) {
  const [value, setValue] = useState(() => (keptEdit(key) as T | undefined) ?? first);
  /** What needs no keeping any more, since it was sent. */
  const [done, setDone] = useState(first);
  const isDone = [first, done].some((one) => JSON.stringify(one) === JSON.stringify(value));
  useKeeping(key, isDone ? undefined : value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const finish = () => {
    setDone(value);
    // At once, since the page may have been left. What was filled in since is not done.
    if (latest.current === value) forgetEdit(key);
  };
  return [value, setValue, finish] as const;
}
