import { useState } from 'react';

/** Holds which rows of a list are chosen. What is not shown any more is not chosen. */
export function useChosen(shown: readonly { readonly id: string }[]) {
  const [all, choose] = useState<readonly string[]>([]);
  /** Those of the chosen rows that are shown, in their order. */
  const ids = shown.map(({ id }) => id).filter((id) => all.includes(id));
  return {
    ids,
    choose,
    toggle: (id: string) =>
      choose((last) => (last.includes(id) ? last.filter((one) => one !== id) : [...last, id])),
  };
}
