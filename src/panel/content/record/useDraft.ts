import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentKind } from '../../../definition/content/contentType';
import { CHANGE } from '../../../definition/content/publication';
import { type Json, parsePath, type Values, withValueAt } from '../../../definition/model/values';
import { showNotice } from '../../../platform/snackbar/snackbarStore';
import { sessionToken } from '../../../platform/api/sessionStore';
import { keepEdit } from '../../data/edits/keptEdits';
import { useKeptEdit } from '../../data/edits/useKeptEdit';
import { t } from '../../language/t';
import { editedOf, type StaffRecord } from '../records';

/** What is edited of a record, and the version on which that is based: undefined of a new one. */
export interface Edit {
  readonly values: Values;
  readonly base: StaffRecord | undefined;
}

export type Draft = ReturnType<typeof useDraft>;

const KEPT_MS = 5000;

/** @param record as the server holds it; undefined: a new one */
export function useDraft(kind: ContentKind, record: StaffRecord | undefined) {
  /** As the server holds it, as far as this editor knows; undefined: it was never saved. */
  const [stored, setStored] = useState(record);
  const unchanged = useMemo(() => editOf(kind, stored), [kind, stored]);
  const [edit, setEdit] = useState(unchanged);
  /** What is typed while a saving is on its way is not saved by it. */
  const latest = useRef(edit);
  const isDirty = useMemo(
    () => JSON.stringify(edit.values) !== JSON.stringify(unchanged.values),
    [edit, unchanged],
  );
  // What is found is an edit of an earlier visit that was never saved, or a discarded one.
  const { found, forget, offer } = useKeptEdit(keyOf(kind, stored), isDirty ? edit : undefined);
  const setUnsaved = useStoredNotice(isDirty);

  const goOn = useCallback((next: Edit) => {
    latest.current = next;
    setEdit(next);
  }, []);
  /** @param path dotted */
  const set = useCallback(
    (path: string, value: Json | undefined) => {
      const { values, base } = latest.current;
      goOn({ values: withValueAt(values, parsePath(path), value) as Values, base });
    },
    [goOn],
  );
  /** What was sent has been saved: editing goes on from there, and keeps what was typed since. */
  const saved = (sent: Edit, now: StaffRecord) => {
    const isTypedSince = latest.current !== sent;
    forget();
    setStored(now);
    // Both at once: where a new record gets a page of its own, nothing is drawn here any more.
    setUnsaved(isTypedSince);
    const next = isTypedSince ? { ...latest.current, base: now } : editOf(kind, now);
    if (isTypedSince) keepEdit(keyOf(kind, now), next);
    goOn(next);
  };
  /** Goes back to what is stored; what was typed is offered again, in case it was a slip. */
  const discard = () => {
    offer(edit);
    goOn(unchanged);
  };
  /** The record was saved beside the edit, such as an earlier version; an unsaved edit is offered again. */
  const replaced = (now: StaffRecord) => {
    if (isDirty) offer(edit);
    setStored(now);
    goOn(editOf(kind, now));
  };
  /** Goes on from an edit that was found; what was typed until then is offered instead. */
  const resume = ({ values, base = stored }: Edit) => {
    if (isDirty) offer(edit);
    goOn({ values: editedOf(kind, { ...unchanged.values, ...values }), base });
  };
  return { edit, stored, isDirty, set, discard, saved, replaced, found, resume, forget };
}

const editOf = (kind: ContentKind, base: StaffRecord | undefined): Edit => ({
  values: editedOf(kind, base ?? {}),
  base,
});

/** Under which unsaved edits of a record are kept; without an id: of a new one. */
const keyOf = (kind: ContentKind, record: StaffRecord | undefined): string =>
  `${kind.id}/${record?.id ?? 'new'}${record?.[CHANGE] === undefined ? '' : `/${CHANGE}`}`;

/**
 * Shows a notice, when the editor is left for another page of the panel, that unsaved changes are stored.
 * @returns sets whether there are any at once, where leaving may come before the next render
 */
function useStoredNotice(isDirty: boolean): (isDirty: boolean) => void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  }, [isDirty]);
  useEffect(
    () => () => {
      if (!latest.current || sessionToken() === undefined) return;
      const text = t(
        'Your changes are not saved yet, but they are not lost. Open the record again to continue.',
      );
      showNotice({ kind: 'info', text, timeout: KEPT_MS });
    },
    [],
  );
  return useCallback((now: boolean) => {
    latest.current = now;
  }, []);
}
