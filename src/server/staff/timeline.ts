import type { ActivityEntry } from '../../contract/activity';
import type { Note, StoredApplication } from '../storage/applications';
import type { Storage } from '../storage/storage';
import type { StoredRequest } from '../storage/requests';

interface TimelineParts {
  readonly stored: Pick<StoredApplication, 'createdAt'>;
  readonly entries: readonly ActivityEntry[];
  readonly notes: readonly Note[];
  readonly requests: readonly StoredRequest[];
}

/** Returns what has happened to an application, the last first. */
export function timelineOf({
  stored: { createdAt },
  entries,
  notes,
  requests,
}: TimelineParts): readonly ActivityEntry[] {
  const isEntered = entries.some(({ kind }) => kind === 'entered');
  const received = { id: 'received', at: createdAt, who: '', kind: 'received', text: '' } as const;
  const all: readonly ActivityEntry[] = [
    ...(isEntered ? [] : [received]),
    ...entries,
    ...notes.map((note) => ({ ...note, kind: 'note' as const })),
    ...requests.flatMap(requestEntries),
  ];
  // Of the same moment, what was added later is the later one.
  return all.toReversed().toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Reads what has happened to an application. */
export async function readTimeline(
  stored: StoredApplication,
  storage: Pick<Storage, 'activities' | 'inbox' | 'requests'>,
): Promise<readonly ActivityEntry[]> {
  const [entries, notes, requests] = await Promise.all([
    storage.activities.list(stored.id),
    storage.inbox.notes(stored.id),
    storage.requests.list(stored.id),
  ]);
  return timelineOf({ stored, entries, notes, requests });
}

function requestEntries(request: StoredRequest): readonly ActivityEntry[] {
  const { id, createdAt, createdBy, text, answeredAt, state } = request;
  if (state === 'corrected') return [{ id, at: createdAt, who: createdBy, kind: state, text }];
  const entry: ActivityEntry = { id, at: createdAt, who: createdBy, kind: 'asked', text };
  if (answeredAt === null) return [entry];
  return [entry, { id: `${id}-answered`, at: answeredAt, who: '', kind: 'answered', text: '' }];
}
