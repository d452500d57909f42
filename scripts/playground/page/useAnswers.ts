import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Values } from '../../../src/definition/model/values';
import type { FormDraft } from '../../../src/engine/flow/draft';
import { newKey } from '../../../src/engine/dom/newKey';
import { prefilled } from '../../../src/definition/model/prefill';
import { draftOf, onDraftChanged } from '../shared/draftOf';
import type { OpenedService } from '../shared/openService';

export interface Answers {
  /** The current values of the forms. */
  readonly values: Values;
  readonly key: string;
}

/**
 * Returns the current answers of all frames, and a function to report that this page has changed
 * them.
 */
export function useAnswers(
  opened: OpenedService | undefined,
): readonly [Answers | undefined, () => void] {
  const [, setTimes] = useState(0);
  const subscribe = useCallback(
    (listener: () => void) => (opened ? onDraftChanged(opened, listener) : () => {}),
    [opened],
  );
  const text = useSyncExternalStore(subscribe, () => textOf(opened));
  const [spareKey] = useState(newKey);
  const answers = useMemo(() => {
    // A form that was opened and not touched has no draft yet.
    const draft = text === null ? undefined : (JSON.parse(text) as FormDraft);
    if (!opened) return undefined;
    const { form } = opened.module.service;
    const values = draft?.values ?? prefilled(form, { today: today() }, opened.handed);
    return { values, key: draft?.key ?? spareKey };
  }, [text, opened, spareKey]);
  return [answers, useCallback(() => setTimes((before) => before + 1), [])];
}

/**
 * The snapshot is a string, so that equal content compares as equal, as useSyncExternalStore
 * requires.
 */
function textOf(opened: OpenedService | undefined): string | null {
  const draft = opened && draftOf(opened).load();
  return draft ? JSON.stringify(draft) : null;
}

/** YYYY-MM-DD, as in scripts/check: samples are validated as if they were sent today. */
const today = (): string => new Date().toISOString().slice(0, 10);
