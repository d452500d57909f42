import { useEffect } from 'react';
import type { Ports } from '../ports';
import type { Flow } from './flow';

/** What was reported of the application that is open: everything counts once, also if the form is mounted again. */
let visit = { key: '', known: new Set<string>() };

/** Reports to the host which places of the form were seen, and which the visitor went on from (contract/dropOff). */
export function useCountedSteps({ store }: Flow, count: Ports['count']): void {
  useEffect(() => {
    if (!count) return undefined;
    // Not if it was sent before the page was reloaded.
    let isOpen = false;
    const look = () => {
      const { key, phase, step, done } = store.getState();
      const isSent = phase === 'sent';
      // What is sent has got the key of the next application already.
      if (!isSent && key !== visit.key) visit = { key, known: new Set() };
      isOpen ||= !isSent;
      if (!isOpen) return;
      const { known } = visit;
      const isFilling = phase === 'filling';
      // In the review nothing is wrong with any step.
      const left = isFilling ? [...done] : [...known].flatMap((one) => /^\d+/u.exec(one) ?? []);
      const events = isSent
        ? ['form continued', 'review continued']
        : [
            'form shown',
            `${isFilling ? step : 'review'} shown`,
            ...left.map((each) => `${each} continued`),
          ];
      const fresh = events.filter((event) => !known.has(event));
      for (const event of fresh) known.add(event);
      if (fresh.length > 0) count(fresh);
    };
    // One change may come in several.
    const soon = () => queueMicrotask(look);
    soon();
    return store.subscribe(soon);
  }, [store, count]);
}
