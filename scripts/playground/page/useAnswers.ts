import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Values } from '../../../src/definition/values';
import type { Draft } from '../../../src/engine/flow/draft';
import { newKey } from '../../../src/engine/flow/newKey';
import { opening } from '../../../src/engine/scope/opening';
import { draftOf, onDraftChanged } from '../shared/draftOf';
import type { OpenedService } from '../shared/openService';

export interface Answers {
  /** As the forms hold them now. */
  readonly values: Values;
  readonly key: string;
}

/** What was answered so far, in whichever frame, and a way to say that this page has changed it itself. */
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
    const draft = text === null ? undefined : (JSON.parse(text) as Draft);
    if (!opened) return undefined;
    const { form } = opened.module.service;
    const values = draft?.values ?? opening(form, { today: today() }, opened.handed);
    return { values, key: draft?.key ?? spareKey };
  }, [text, opened, spareKey]);
  return [answers, useCallback(() => setTimes((before) => before + 1), [])];
}

/** The text is the same while it says the same, as React wants of what lies outside. */
function textOf(opened: OpenedService | undefined): string | null {
  const draft = opened && draftOf(opened).load();
  return draft ? JSON.stringify(draft) : null;
}

/** YYYY-MM-DD, as in scripts/check: samples are judged as if they came now. */
const today = (): string => new Date().toISOString().slice(0, 10);
