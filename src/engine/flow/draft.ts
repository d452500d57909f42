import { isRecord, type Values } from '../../definition/model/values';

/** The visitor's input as stored on the device. Photos are in the photo store. */
export interface FormDraft {
  /** The idempotency key: a retry after a reload is still the same application. */
  readonly key: string;
  readonly step: number;
  /** The version of the service with which it was filled in. */
  readonly version?: number;
  readonly values: Values;
  /** Answers in open dialogs and unfinished entries, by dotted path. */
  readonly unsaved: Readonly<Record<string, Values>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Why the last attempt to send it failed, as far as the browser knows. */
  readonly unsent?: Failure;
  /** It came from another device, and nothing was changed here since. */
  readonly isBrought?: boolean;
}

/** Why nothing was sent. */
export type Failure = 'line' | 'server';

/** Returns the name of a form's draft: the service's, or that of its subject if there are several. */
export const draftName = (service: string, subject: string | undefined): string =>
  subject === undefined ? service : `${service}:${subject}`;

/** What the names of drafts in a storage begin with. */
export const DRAFTS = 'rega-draft:';
/** The same of what was sent. */
export const RECEIPTS = 'rega-sent:';

export type Drafts = ReturnType<typeof createDrafts>;
export type Receipts = ReturnType<typeof createReceipts>;

/** Called for each access, because a browser that forbids its storage throws when it is read. */
type ReadStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An application that was sent: what its confirmation shows. */
export interface Sent {
  readonly reference: string | undefined;
  readonly values: Values;
  /** The day on which it was sent, as YYYY-MM-DD. */
  readonly day: string;
  /** The server sends a receipt by e-mail. */
  readonly receipt?: boolean;
  /** The token of the secret link to the status page. */
  readonly link?: string;
}

/** Personal answers must not stay on a shared phone forever. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Returns the drafts of one form. If the storage is full or forbidden, the draft is lost, never the form. */
export function createDrafts(storage: ReadStorage, form: string, now: () => number = Date.now) {
  const name = `${DRAFTS}${form}`;
  let known: string | null = null;
  const read = () => attempt(() => storage().getItem(name)) ?? null;
  const remove = () => {
    known = null;
    attempt(() => storage().removeItem(name));
  };
  return {
    name,
    load(): FormDraft | undefined {
      known = read();
      const draft = attempt(() => draftIn(JSON.parse(known ?? 'null')));
      if (draft && now() - draft.savedAt < LIFETIME) return draft;
      if (known !== null) remove();
      return undefined;
    },
    /** Returns whether it was stored. A draft of another tab (`isOurs` is false) stays news here. */
    save(draft: FormDraft, isOurs = true): boolean {
      const text = JSON.stringify(draft);
      return (
        attempt(() => {
          storage().setItem(name, text);
          if (isOurs) known = text;
          return true;
        }) ?? false
      );
    },
    remove,
    /** Returns whether another tab has stored a draft since this one has last loaded or saved it. */
    hasNews: () => ![null, known].includes(read()),
    /** Returns whether another tab has removed it since. */
    isGone: () => known !== null && read() === null,
  };
}

/**
 * Stores the last sent application until its confirmation is dismissed or the tab is closed: a
 * phone reloads background tabs, and the reference is shown nowhere else.
 * @param version of the service: for another version nothing is shown
 */
export function createReceipts(storage: ReadStorage, form: string, version: number) {
  const name = `${RECEIPTS}${form}`;
  return {
    load: (): Sent | undefined =>
      attempt(() => {
        const kept: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        if (!isRecord(kept) || kept.version !== version || !isRecord(kept.values)) return undefined;
        const { version: _, ...sent } = kept;
        return { ...sent, day: String(kept.day ?? '') } as unknown as Sent;
      }),
    save: (sent: Sent) =>
      attempt(() => storage().setItem(name, JSON.stringify({ ...sent, version }))),
    remove: () => attempt(() => storage().removeItem(name)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function draftIn(draft: unknown): FormDraft | undefined {
  if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
  // Drafts of older versions call them `loose`.
  const { key, step, savedAt, loose, unsaved = loose } = draft;
  if (!isRecord(unsaved)) return undefined;
  if (typeof key !== 'string' || key === '') return undefined;
  const { unsent, loose: _, ...kept } = draft;
  if (!isCount(step) || !isCount(savedAt)) return undefined;
  const isUnsent = unsent === 'line' || unsent === 'server';
  const entries = Object.entries(unsaved).filter(([, entry]) => isRecord(entry));
  return {
    ...kept,
    unsaved: Object.fromEntries(entries),
    ...(isUnsent && { unsent }),
  } as unknown as FormDraft;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
