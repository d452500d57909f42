import { useCallback, useEffect, useRef, useState } from 'react';
import { validators } from 'virtual:contents';
import type { ContentKind } from '../../../definition/content/contentType';
import { checkRecord } from '../../../definition/content/checkRecord';
import { CHANGE, publicationOf } from '../../../definition/content/publication';
import { isWithin, type Json } from '../../../definition/model/values';
import type { Validate } from '../../../definition/validate/check';
import { ApiError } from '../../../platform/api/apiError';
import { closeNotice } from '../../../platform/snackbar/snackbarStore';
import { useRun } from '../../data/useRun';
import { sayDone } from '../../layout/notices';
import { type EditorIssue, inFieldOrder, refusedIssues, wordedIssues } from './editorIssues';
import { focusPath } from './focusPath';
import { documentOf, editedOf, type StaffRecord } from '../records';
import { saveRecord } from './saveRecord';
import { unplayable } from './unplayable';
import type { Draft } from './useDraft';
import type { FetchedOptions } from '../../designer/sections/composing';
import { referredRecords, type Referred } from '../useReferred';
import { t } from '../../language/t';

interface SavingOptions {
  readonly kind: ContentKind;
  readonly draft: Draft;
  readonly referred: Referred;
  readonly options: FetchedOptions;
  readonly onSaved: ((record: StaffRecord) => void) | undefined;
  readonly onPrepared?: (() => void) | undefined;
}

/** Validates a draft as the server will, and saves it; issues are shown at their fields. */
export function useSaving({ kind, draft, referred, options, onSaved, onPrepared }: SavingOptions) {
  const [issues, setIssues] = useState<readonly EditorIssue[]>([]);
  const { busy: isSaving, run } = useRun();
  const isLeft = useIsLeft();
  const [validate, setValidate] = useState<Validate>();
  useEffect(() => {
    // Before it is needed.
    void loadValidate(kind.id).then((loaded) => setValidate(() => loaded));
  }, [kind.id]);
  const id = draft.stored?.id;
  const [isGone, setGone] = useState(false);

  const put = draft.set;
  /** Puts a value into the draft; its issues are removed. */
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

  const send = async (to: string | undefined, isChange: boolean) => {
    const { values, base } = draft.edit;
    const document = documentOf(kind.fields, values);
    const compiled = validate ?? (await loadValidate(kind.id));
    const known = referredRecords(referred, options);
    // A draft or a change may lack what visitors are not shown a record without.
    const isShown = !publicationOf(values).draft && !isChange && !(CHANGE in values);
    const validated = isShown ? kind : { fields: kind.fields };
    const own = [
      ...(compiled ? wordedIssues(checkRecord(validated, document, compiled, known)) : []),
      ...unplayable(kind.fields, document),
    ];
    if (own.length > 0) {
      refuse(own);
      return;
    }
    setIssues([]);
    const edited = { ...editedOf(kind, values), ...(isChange && { [CHANGE]: { at: '' } }) };
    const now = await saveRecord(kind, to, edited, to === id ? base : undefined);
    setGone(false);
    // The record itself stays as it is.
    draft.saved(draft.edit, isChange && draft.stored ? draft.stored : now);
    sayDone(isChange ? t('Saved. Visitors do not see it yet.') : t('Saved'));
    // Who has gone on to another page is not called back from it.
    const goOn = isChange ? onPrepared : onSaved;
    if (!isLeft.current) goOn?.(now);
  };

  const saveTo = (to: string | undefined, isChange = false) =>
    run(async () => {
      try {
        await send(to, isChange);
      } catch (error) {
        // Staff have seen what the server reported; anything else is a bug of ours.
        if (!(error instanceof ApiError)) throw error;
        if (isLeft.current) return;
        const isDeleted = error.status === NOT_FOUND && to !== undefined;
        setGone(isDeleted);
        // The editor says so itself.
        if (isDeleted) closeNotice();
        else refuse(refusedIssues(error));
      }
    });
  return {
    issues,
    isSaving,
    validate,
    set,
    save: () => saveTo(id),
    /** Saves the edit as a change that is published later. */
    prepare: () => saveTo(id, true),
    /** A colleague has deleted the record: saves the draft as a new one. */
    saveAsNew: isGone ? () => saveTo(undefined) : undefined,
  };
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

/** Loads the compiled schema of a content type; undefined, as on a lost connection: only the server validates. */
const loadValidate = async (id: string): Promise<Validate | undefined> =>
  (await validators[id]?.().catch(() => undefined))?.validate;

const NOT_FOUND = 404;

const isAbout = (issue: EditorIssue, path: string): boolean =>
  isWithin(issue.path, path) || isWithin(path, issue.path);
