import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentKind } from '../../definition/content/contentType';
import { validators } from 'virtual:contents';
import { checkRecord } from '../../definition/content/checkRecord';
import type { Json, Values } from '../../definition/model/values';
import type { Issue } from '../../definition/validate/issue';
import { ApiError } from '../../platform/api/apiError';
import { sayDone } from '../layout/notices';
import type { Base } from './conflict/useBase';
import {
  type EditorIssue,
  inFieldOrder,
  isWithin,
  refusedIssues,
  wordedIssues,
} from './editorIssues';
import { focusPath } from './focusPath';
import { documentOf, type StaffRecord } from './records';
import { saveRecord } from './saveRecord';
import { type Draft, draftKey } from './useDraft';
import { referredRecords, type Referred } from './useReferred';

interface Saving {
  readonly issues: readonly EditorIssue[];
  readonly isSaving: boolean;
  /** Puts a value into the draft; what was said against it goes. */
  readonly set: (path: string, value: Json | undefined) => void;
  readonly save: () => Promise<void>;
}

interface SavingOptions {
  readonly kind: ContentKind;
  readonly record: StaffRecord | undefined;
  readonly draft: Draft;
  readonly base: Base;
  readonly referred: Referred;
  readonly onSaved: ((record: StaffRecord) => void) | undefined;
}

/** Judges a draft as the server will, and saves it; whatever is wrong ends up at its fields. */
export function useSaving({ kind, record, draft, base, referred, onSaved }: SavingOptions): Saving {
  const [issues, setIssues] = useState<readonly EditorIssue[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const isLeft = useIsLeft();
  const [id, setId] = useState(record?.id);

  const put = draft.set;
  const set = useCallback(
    (path: string, value: Json | undefined) => {
      put(path, value);
      setIssues((before) => {
        const left = before.filter((issue) => !isAbout(issue, path));
        return left.length === before.length ? before : left;
      });
    },
    [put],
  );

  const refuse = (found: readonly EditorIssue[]) => {
    const ordered = inFieldOrder(kind.fields, found);
    setIssues(ordered);
    focusPath(ordered[0]?.path ?? '');
  };

  const send = async () => {
    const sent = draft.values;
    const document = documentOf(kind.fields, sent);
    const own = await issuesOf(kind, document, referred);
    if (own.length > 0) {
      refuse(wordedIssues(own));
      return;
    }
    setIssues([]);
    const now = await saveRecord(kind, id, document, base.record());
    base.saved(now);
    setId(now.id);
    draft.saved(sent, documentOf(kind.fields, now), draftKey(kind, now.id));
    sayDone('Saved');
    // Who has gone on to another page is not called back from it.
    if (!isLeft.current) onSaved?.(now);
  };

  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await send();
    } catch (error) {
      // Staff have been told of what the server said; anything else is a fault of ours.
      if (!(error instanceof ApiError)) throw error;
      if (!isLeft.current) refuse(refusedIssues(error));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { issues, isSaving, set, save };
}

/** Without the validator's code, as on a lost connection, only the server judges. */
async function issuesOf(
  { id, fields }: ContentKind,
  document: Values,
  referred: Referred,
): Promise<readonly Issue[]> {
  const loaded = await validators[id]?.().catch(() => undefined);
  return loaded ? checkRecord(fields, document, loaded.validate, referredRecords(referred)) : [];
}

/** Whether the page has been left, for what comes back after that. */
function useIsLeft(): { readonly current: boolean } {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

const isAbout = (issue: EditorIssue, path: string): boolean =>
  isWithin(issue.path, path) || isWithin(path, issue.path);
