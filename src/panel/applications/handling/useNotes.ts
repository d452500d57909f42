import { useEffect, useRef, useState } from 'react';
import { LONGEST_NOTE } from '../../../contract/applications';
import { showNotice } from '../../../platform/snackbar/snackbarStore';
import { sessionToken } from '../../../platform/api/sessionStore';
import { forgetEdit, keepEdit, keptEdit } from '../../data/edits/keptEdits';
import { forgetSent, staffOnce } from '../../data/staffOnce';
import { useKeeping } from '../../data/edits/useKeptEdit';
import type { StaffApplication } from '../application';
import type { SavingState } from '../applicationWords';
import { t } from '../../language/t';
import { tooLong } from '../../base/tooLong';

const NOTICE_MS = 4000;

/**
 * Adds notes to an application. A note that is left unsaved is added on leaving the page.
 * @param onAnswer is called with the application as it is stored now
 */
export function useNotes(
  { id }: Pick<StaffApplication, 'id'>,
  onAnswer: (response: unknown) => void,
) {
  const key = keyOf(id);
  /** The note that is being written, or one that could not be added on leaving the page. */
  const [text, setText] = useState(() => (underWay.has(id) ? '' : String(keptEdit(key) ?? '')));
  const [saving, setSaving] = useState<SavingState>('idle');
  const latest = useRef(text);
  const isSending = useRef(false);
  const isLeft = useRef(false);
  useKeeping(key, text.trim() === '' ? undefined : text);

  const write = (next: string) => {
    forgetSent(callOf(id));
    latest.current = next;
    setText(next);
    setSaving('idle');
  };
  const error = tooLong(text.trim(), LONGEST_NOTE);
  const add = async () => {
    const sent = latest.current;
    if (sent.trim() === '' || error !== '' || saving === 'busy') return;
    setSaving('busy');
    isSending.current = true;
    try {
      onAnswer(await addNote(id, sent));
      setSaving('saved');
      // What was typed meanwhile is the next note; what was changed within the sent text stays whole.
      const now = latest.current;
      const rest = now.startsWith(sent) ? now.slice(sent.length) : now;
      latest.current = rest;
      setText(rest);
      if (rest.trim() === '') forgetEdit(key);
      else if (isLeft.current) addLeft(id, rest);
    } catch {
      // Staff have been notified; their note stays and can be saved again.
      setSaving('failed');
      if (isLeft.current) keepEdit(key, latest.current);
    } finally {
      isSending.current = false;
    }
  };
  useEffect(() => {
    isLeft.current = false;
    open.add(id);
    return () => {
      isLeft.current = true;
      open.delete(id);
      // What is on its way is not added twice.
      if (isSending.current) return;
      queueMicrotask(() => {
        // A page that was opened in place of this one has the note, too.
        if (!open.has(id) && latest.current.trim() !== '') addLeft(id, latest.current);
      });
    };
  }, [id]);
  return { text, error, saving, write, add };
}

/** The applications that are open. */
const open = new Set<string>();
/** Those whose note is on its way, also after they were left. */
const underWay = new Set<string>();

const keyOf = (id: string): string => `application/${id}`;
const callOf = (id: string): string => `application/${id}/note/`;

/** Adds what was left unsaved on the page; if that fails, it is there again the next time. */
function addLeft(id: string, left: string): void {
  if (sessionToken() === undefined) return;
  addNote(id, left).then(
    () => {
      forgetEdit(keyOf(id));
      showNotice({ kind: 'success', text: t('Note saved'), timeout: NOTICE_MS });
    },
    () => keepEdit(keyOf(id), left),
  );
}

async function addNote(id: string, text: string): Promise<unknown> {
  underWay.add(id);
  try {
    return await staffOnce(callOf(id), { text: text.trim() });
  } finally {
    underWay.delete(id);
  }
}
