import { shownParts } from 'virtual:shown';
import * as read from './read';
import { lackingPart } from '../../definition/content/shown';

/** Returns the records of a response that say enough to be shown; the panel says of the others what they lack. */
export const shownRecords = (kind: string, response: unknown): readonly read.ResponseRecord[] =>
  read.list(response).filter((record) => lackingPart(record, shownParts[kind]) === undefined);

/** Parses the records of a response that say enough to be shown; leaves out those without an id. */
export const parseShown = <T extends { readonly id: string }>(
  kind: string,
  response: unknown,
  parse: (record: read.ResponseRecord) => T,
): readonly T[] =>
  shownRecords(kind, response)
    .map((record) => parse(record))
    .filter(({ id }) => id !== '');
