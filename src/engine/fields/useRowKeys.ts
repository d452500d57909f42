import { useState } from 'react';

let last = 0;
const newKey = (): number => (last += 1);
const newKeys = (count: number): readonly number[] => Array.from({ length: count }, newKey);

/**
 * Returns the keys of a list's rows, which stay with their rows when others are added or deleted, so that only these
 * are rendered. If their number has changed in another way, all rows are new.
 */
export function useRowKeys(count: number) {
  const [kept, setKeys] = useState(() => newKeys(count));
  let keys = kept;
  if (keys.length !== count) {
    keys = newKeys(count);
    setKeys(keys);
  }
  return {
    keys,
    keysWithRow: (index: number) => setKeys((now) => now.toSpliced(index, 0, newKey())),
    keysWithoutRow: (index: number) => setKeys((now) => now.toSpliced(index, 1)),
  };
}
