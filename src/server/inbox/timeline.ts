import type { ActivityEntry } from '../../contract/activity';
import { existing } from '../http/refusal';
import type { Storage } from '../storage/storage';
import type { StoredRequest } from '../requests/store';

/**
 * Reads an application and what has happened to it, the last first, with the notes and requests that are among it.
 * @throws Refusal 404
 */
export async function readTimeline(application: string, storage: Storage) {
  const [found, entries, notes, requests] = await Promise.all([
    storage.applications.read(application),
    storage.activities.list(application),
    storage.inbox.notes(application),
    storage.requests.list(application),
  ]);
  const stored = existing(found);
  const isEntered = entries.some(({ kind }) => kind === 'entered');
  const received = {
    id: 'received',
    at: stored.createdAt,
    who: '',
    kind: 'received',
    text: '',
  } as const;
  const all: readonly ActivityEntry[] = [
    ...(isEntered ? [] : [received]),
    ...entries,
    ...notes.map((note) => ({ ...note, kind: 'note' as const })),
    ...requests.flatMap(requestEntries),
  ];
  // Of the same moment, what was added later is the later one.
  const activity = all.toReversed().toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return { stored, activity, notes, requests };
}

function requestEntries(request: StoredRequest): readonly ActivityEntry[] {
  const { id, createdAt, createdBy, text, answeredAt, state } = request;
  if (state === 'corrected') return [{ id, at: createdAt, who: createdBy, kind: state, text }];
  const entry: ActivityEntry = { id, at: createdAt, who: createdBy, kind: 'asked', text };
  if (answeredAt === null) return [entry];
  return [entry, { id: `${id}-answered`, at: answeredAt, who: '', kind: 'answered', text: '' }];
}
