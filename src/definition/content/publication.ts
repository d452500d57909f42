import { isRecord, type Json, type Values } from '../model/values';

/** When visitors are shown a record of a kind with `schedules`. Days are those of the agency. */
export interface Publication {
  /** Not shown at all. */
  readonly draft: boolean;
  /** The first day, YYYY-MM-DD; empty: from the beginning. */
  readonly from: string;
  /** The last day; empty: without an end. */
  readonly until: string;
}

export const PUBLICATION_STATES = ['onSite', 'draft', 'scheduled', 'ended'] as const;

export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** The property of a record, beside its fields. */
export const PUBLICATION = 'publication';

/** How records are shown that say nothing of it. */
export const PUBLISHED: Publication = { draft: false, from: '', until: '' };

/** Reads when a record is shown. */
export function publicationOf(record: Readonly<Values>): Publication {
  const { [PUBLICATION]: given } = record;
  if (!isRecord(given)) return PUBLISHED;
  const { draft, from, until } = given;
  return { draft: draft === true, from: textIn(from), until: textIn(until) };
}

/** @param day today, where the agency is */
export function publicationState(
  { draft, from, until }: Publication,
  day: string,
): PublicationState {
  if (draft) return 'draft';
  if (until !== '' && day > until) return 'ended';
  return from !== '' && day < from ? 'scheduled' : 'onSite';
}

/** Returns whether visitors are shown a record on a day. */
export const isPublished = (record: Readonly<Values>, day: string): boolean =>
  publicationState(publicationOf(record), day) === 'onSite';

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
