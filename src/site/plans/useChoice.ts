import { useCallback, useState } from 'react';
import { recordIn, textIn } from '../../platform/content/reading';
import type { Choice } from './plan';

const KEPT = 'rega-plan';

/** What the visitor has chosen; a reload keeps it, as it keeps the form's draft. */
export function useChoice(): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(kept);
  const choose = useCallback((next: Choice) => {
    setChoice(next);
    keep(next);
  }, []);
  return [choice, choose];
}

/** A browser that keeps nothing loses the choice on a reload, never the page. */
function kept(): Choice {
  try {
    const { plan, period, column } = recordIn(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}'));
    return { plan: textIn(plan), period: textIn(period), column: textIn(column) };
  } catch {
    return {};
  }
}

function keep(choice: Choice): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // Forbidden or full.
  }
}
