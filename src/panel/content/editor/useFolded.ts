import { useState } from 'react';

interface Folded {
  readonly isFolded: (key: number) => boolean;
  readonly fold: (key: number, isFolded: boolean) => void;
  /** Folds all rows, or opens all of them. */
  readonly foldAll: (isFolded: boolean) => void;
}

/**
 * Which rows of a list are folded to one line: at first those that say something, if there are several rows.
 * @param keys of all rows
 * @param filled at first, the keys of those that say something
 * @param faulty the keys of those that must be seen; they stay open when the fault is gone, since somebody is typing there
 */
export function useFolded(
  keys: readonly number[],
  filled: readonly number[],
  faulty: readonly number[],
): Folded {
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(keys.length > 1 ? filled : []),
  );
  if (faulty.some((key) => folded.has(key))) {
    setFolded(new Set([...folded].filter((key) => !faulty.includes(key))));
  }
  return {
    isFolded: (key) => folded.has(key),
    fold: (key, isFolded) =>
      setFolded((before) => {
        const others = [...before].filter((each) => each !== key);
        return new Set(isFolded ? [...others, key] : others);
      }),
    foldAll: (isFolded) => setFolded(new Set(isFolded ? keys : [])),
  };
}
