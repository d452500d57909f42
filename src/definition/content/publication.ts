import { FORMATS } from '../model/formats';
import { isRecord, type Json, type Values } from '../model/values';

/** When visitors are shown a record of a kind with `schedules`. Days and hours are those of the agency. */
export interface Publication {
  /** Not shown at all. */
  readonly draft: boolean;
  /** The first day, YYYY-MM-DD, or its hour, YYYY-MM-DD HH:00; empty: from the beginning. */
  readonly from: string;
  /** The last day, or the hour of the end; empty: without an end. */
  readonly until: string;
}

export const PUBLICATION_STATES = ['onSite', 'draft', 'scheduled', 'ended'] as const;

export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** The property of a record, beside its fields. */
export const PUBLICATION = 'publication';

/** The property of a prepared change with its publication time. */
export const CHANGE = 'change';

/** How records are shown that say nothing of it. */
export const PUBLISHED: Publication = { draft: false, from: '', until: '' };

/** Reads when a record is shown. */
export function publicationOf(record: Readonly<Values>): Publication {
  const { [PUBLICATION]: given } = record;
  if (!isRecord(given)) return PUBLISHED;
  const { draft, from, until } = given;
  return { draft: draft === true, from: textIn(from), until: textIn(until) };
}

/** @param minute the time where the agency is, YYYY-MM-DD HH:MM */
export function publicationState(
  { draft, from, until }: Publication,
  minute: string,
): PublicationState {
  if (draft) return 'draft';
  if (until !== '' && minute >= endOf(until)) return 'ended';
  return minute < from ? 'scheduled' : 'onSite';
}

/** A day lasts until its end, which is later than all its minutes. */
const endOf = (until: string): string => (until.length > DAY_LENGTH ? until : `${until} 24`);

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns whether a record would end before it begins. */
export const isReversed = ({ from, until }: Publication): boolean =>
  until !== '' && endOf(until) <= from;

/** Returns whether a text is a day, or an hour of a day as a publication has it. */
export const isDayOrHour = (text: string): boolean =>
  FORMATS.date.test(text.replace(/ (?:[01][0-9]|2[0-3]):00$/u, ''));

/** Returns whether visitors are shown a record at a minute. */
export const isPublished = (record: Readonly<Values>, minute: string): boolean =>
  publicationState(publicationOf(record), minute) === 'onSite';

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
