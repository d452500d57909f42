/** How far the staff are with an application: their own word, apart from what the visitor sent. */
export const STATUSES = ['new', 'inProgress', 'done', 'refused'] as const;

export type Status = (typeof STATUSES)[number];

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  new: 'New',
  inProgress: 'In progress',
  done: 'Done',
  refused: 'Refused',
};

/** What nobody has worked on yet is new; so is what a server of another make says nothing about. */
export const toStatus = (value: unknown): Status =>
  STATUSES.find((status) => status === value) ?? 'new';
