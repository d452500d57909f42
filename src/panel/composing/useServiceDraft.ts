import { useCallback, useEffect, useRef, useState } from 'react';
import type { Composed } from '../../contract/composing';
import type { ServiceFile } from '../../definition/model/service';
import { isRecord, type Values } from '../../definition/model/values';
import { call, type Method } from '../../platform/api/call';
import { ApiError } from '../../platform/api/apiError';
import { differences, merged } from '../../definition/content/differences';
import { useKeptEdit } from '../data/edits/useKeptEdit';
import { readStoredServices } from '../data/storedServices';
import { type Stale, staffCall, staleIn } from '../data/staffCall';
import { callOf, composedIn, openedDocument, type Parts } from './composing';

/** Somebody has saved the same parts meanwhile. */
export interface Conflict extends Omit<Stale, 'current'> {
  readonly current: Composed;
  /** Their document with what was changed here. */
  readonly mine: ServiceFile;
}

export type ServiceDraft = ReturnType<typeof useServiceDraft>;

/** What dialogs about a service have. */
export interface ServiceDialogProps {
  readonly id: string;
  readonly draft: ServiceDraft;
  readonly parts: Parts;
  readonly onClose: () => void;
}

const CALM_MS = 1500;

const values = (document: ServiceFile): Values => document as unknown as Values;
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the document of a service that is edited: it is saved a moment after each edit, and stored in the tab until then. If
 * somebody has saved another part meanwhile, both stay; if the same part, staff choose.
 * @param prepare returns the document as it is saved
 */
export function useServiceDraft(
  id: string,
  first: Composed,
  prepare: (document: ServiceFile) => ServiceFile,
) {
  const [composed, setComposed] = useState(first);
  const [document, setDocument] = useState(() => openedDocument(first));
  /** The document as it was read or saved last, and the state of the server that goes with it. */
  const saved = useRef({ document, sent: document, composed: first });
  const latest = useRef(document);
  const [state, setState] = useState<'saved' | 'unsaved' | 'saving' | 'failed'>('saved');
  const [conflict, setConflict] = useState<Conflict>();
  const running = useRef<Promise<boolean>>(undefined);
  const kept = useKeptEdit(`service/${id}`, state === 'saved' ? undefined : document);
  const { forget } = kept;

  const adopt = useCallback((now: Composed) => {
    saved.current = { ...saved.current, composed: now };
    setComposed(now);
  }, []);

  const show = useCallback((next: ServiceFile | undefined) => {
    latest.current = next;
    setDocument(next);
  }, []);

  const edit = useCallback(
    (next: ServiceFile) => {
      show(next);
      setState(isSame(next, saved.current.document) ? 'saved' : 'unsaved');
    },
    [show],
  );

  const meet = useCallback(
    (stale: Stale, sent: ServiceFile): boolean => {
      const current = composedIn(stale.current);
      const theirs = openedDocument(current);
      if (!theirs) return false;
      const base = saved.current.sent;
      const found = differences(base && values(base), values(sent), values(theirs));
      const all = merged(values(theirs), found, () => true) as unknown as ServiceFile;
      if (found.some(({ changedBy }) => changedBy === 'both')) {
        setConflict({ ...stale, current, mine: all });
        return false;
      }
      saved.current = { document: theirs, sent: theirs, composed: current };
      setComposed(current);
      show(all);
      return true;
    },
    [show],
  );

  const send = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const mine = latest.current;
      if (!mine || mine === saved.current.document) break;
      const sent = prepare(mine);
      setState('saving');
      try {
        const { version } = saved.current.composed.line;
        const body = { document: sent };
        const now = composedIn(await staffCall('PUT', callOf('save', id), body, { version }));
        saved.current = { document: mine, sent: now.draft?.document ?? sent, composed: now };
        setComposed(now);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const stale = staleIn(error);
        if (stale && meet(stale, sent)) continue;
        setState('failed');
        return false;
      }
    }
    setState('saved');
    forget();
    return true;
  }, [id, prepare, meet, forget]);

  /** Saves at once what is not saved yet; resolves to whether everything is. */
  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    running.current = send();
    return running.current;
  }, [send]);

  useEffect(() => {
    if (state !== 'unsaved' || conflict) return undefined;
    const timer = setTimeout(() => void save(), CALM_MS);
    return () => clearTimeout(timer);
  }, [state, document, conflict, save]);

  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  }, [save]);
  // Who leaves the page has not to wait.
  useEffect(
    () => () => {
      if (latest.current !== saved.current.document) void saving.current();
    },
    [],
  );

  /** Saves, and then makes another write. Returns what the server has then; undefined if it was not made. */
  const write = useCallback(
    async (method: Method, path: string, body?: object): Promise<Written | undefined> => {
      if (!(await save())) return undefined;
      const { version } = saved.current.composed.line;
      const now = await composedAfter(id, await staffCall(method, path, body, { version }));
      if (now) adopt(now);
      // The menu and the lists of the panel have it at once.
      void readStoredServices();
      return { now };
    },
    [id, save, adopt],
  );

  /** Goes on from what the server has. */
  const open = useCallback(
    (now: Composed) => {
      const next = openedDocument(now);
      saved.current = { document: next, sent: next, composed: now };
      setComposed(now);
      setConflict(undefined);
      show(next);
      setState('saved');
    },
    [show],
  );

  /** Reads again what the server has beside the document, such as until when the link to the draft lasts. */
  const reread = async () => adopt(composedIn(await call('GET', callOf('read', id))));

  const settle = (isMine: boolean) => {
    if (!conflict) return;
    open(conflict.current);
    if (isMine) edit(conflict.mine);
  };

  return { composed, document, state, conflict, kept, edit, save, write, open, reread, settle };
}

interface Written {
  /** Undefined: the service is gone. */
  readonly now: Composed | undefined;
}

/** Returns a service after a write that answers with it, or, as after a removal, with nothing. */
async function composedAfter(id: string, response: unknown): Promise<Composed | undefined> {
  if (isRecord(response) && 'line' in response) return composedIn(response);
  try {
    return composedIn(await call('GET', callOf('read', id), { showsMissing: true }));
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}

const NOT_FOUND = 404;
