import { isRecord, type Values } from '../../definition/values';

/** What a visitor has typed so far, as it lies on the device. Photos lie in the shelf. */
export interface Draft {
  /** The idempotency key: a retry after a reload is still the same application. */
  readonly key: string;
  readonly step: number;
  readonly values: Values;
  /** Answers in open dialogs and unfinished entries, by dotted path. */
  readonly loose: Readonly<Record<string, Values>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The visitor has sent it, and this kept it from arriving, as far as the browser knew. */
  readonly unsent?: Failure;
}

/** Why nothing was sent. */
export type Failure = 'line' | 'server';

/** What the draft of a form is called: that of its service, or of what it is about, where there are several. */
export const draftName = (service: string, subject: string | undefined): string =>
  subject === undefined ? service : `${service}:${subject}`;

export interface Drafts {
  load(): Draft | undefined;
  save(draft: Draft): void;
  remove(): void;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An application that was sent: what its confirmation shows. */
export interface Sent {
  readonly reference: string | undefined;
  readonly values: Values;
}

/** Personal answers do not lie about on a shared phone for ever. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of one form in a storage such as localStorage. A storage that is full or forbidden loses
 * the draft, never the form.
 */
export function createDrafts(storage: Keeper, form: string, now: () => number = Date.now): Drafts {
  const name = `rega-draft:${form}`;
  const remove = () => attempt(() => storage.removeItem(name));
  return {
    load: () => {
      const draft = attempt(() => parseDraft(storage.getItem(name)));
      if (draft && now() - draft.savedAt < LIFETIME) return draft;
      remove();
      return undefined;
    },
    save: (draft) => attempt(() => storage.setItem(name, JSON.stringify(draft))),
    remove,
  };
}

export interface Receipts {
  load(): Sent | undefined;
  save(sent: Sent): void;
  remove(): void;
}

/**
 * What was sent last, until its confirmation is dismissed or the tab is closed: a phone reloads a tab that was
 * out of sight, and the reference is told nowhere else.
 * @param version of the service: of another one nothing is shown
 */
export function createReceipts(storage: Storage, form: string, version: number): Receipts {
  const name = `rega-sent:${form}`;
  return {
    load: () =>
      attempt(() => {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        if (!isRecord(kept) || kept.version !== version || !isRecord(kept.values)) return undefined;
        const { reference, values } = kept;
        return { reference: typeof reference === 'string' ? reference : undefined, values };
      }),
    save: (sent) => attempt(() => storage.setItem(name, JSON.stringify({ ...sent, version }))),
    remove: () => attempt(() => storage.removeItem(name)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function parseDraft(text: string | null): Draft | undefined {
  const draft: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(draft) || !isRecord(draft.values) || !isRecord(draft.loose)) return undefined;
  const { key, step, savedAt } = draft;
  if (typeof key !== 'string' || key === '') return undefined;
  const { unsent, ...kept } = draft;
  if (!isCount(step) || !isCount(savedAt)) return undefined;
  const isUnsent = unsent === 'line' || unsent === 'server';
  return { ...kept, ...(isUnsent && { unsent }) } as unknown as Draft;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
