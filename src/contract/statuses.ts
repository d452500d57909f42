import { type Language, pick } from '../definition/model/text';
import type { OwnStatus, Staff } from '../definition/model/service';
import { statusesOf, USUAL_STATUSES } from '../definition/model/statuses';
import * as s from './schema';

/** A status by its id: of the usual ones, or of those in a service's file. */
export type Status = string;

/** Which statuses there are depends on the service, so the id is looked up and not only compared. */
export const STATUS: s.Schema<Status> = { ...s.storable(40), pattern: '^[A-Za-z][A-Za-z0-9]*$' };

export const ANSWERED_STATUS: s.Schema<Status> = {
  ...s.TEXT,
  description: 'The id of a status: new, inProgress, done, refused, or one of the service.',
};

export type StatusBook = ReturnType<typeof statusBook>;

export function statusBook(
  services: readonly { readonly id: string; readonly staff: Pick<Staff, 'statuses'> }[],
) {
  const known = new Map(services.map(({ id, staff }) => [id, statusesOf(staff)]));
  const all = new Map(
    [...[...known.values()].flat(), ...USUAL_STATUSES].reverse().map((one) => [one.id, one]),
  );
  // Those of most services first.
  const different = [...new Map([...USUAL_STATUSES.map((one) => [one.id, one] as const), ...all])];
  const ofService = (service: string) => known.get(service) ?? USUAL_STATUSES;
  const find = (service: string, status: Status): OwnStatus | undefined =>
    ofService(service).find(({ id }) => id === status) ?? all.get(status);
  return {
    find,
    /** Returns those of a service, or the different ones of all. */
    of: (service?: string): readonly OwnStatus[] =>
      service === undefined ? different.map(([, one]) => one) : ofService(service),
    /** Returns the name, in English by default; of a status that there is no longer, its id. */
    nameOf(service: string, status: Status, language: Language = 'en'): string {
      const known = find(service, status);
      return known ? pick(known.name, language) : status;
    },
    /** Returns the way of an application: the open statuses, if it ends as usual, and the one that closes it or would. */
    steps(service: string, status: Status) {
      const own = ofService(service);
      const end = own.find(({ id, closes }) => closes && id === status);
      const usual = own.find(({ closes }) => closes);
      const last = end ?? usual;
      const open = last === usual ? own.filter(({ closes }) => !closes) : own.slice(0, 1);
      const way = [...open, ...(last ? [last] : [])];
      const at = way.findIndex(({ id }) => id === status);
      if (at < 0) return [];
      const stateOf = (index: number) => (index === at ? 'now' : index < at ? 'past' : 'next');
      return way.map(({ name }, index) => ({ name: [...name], state: stateOf(index) }) as const);
    },
    isClosed: (service: string, status: Status): boolean => find(service, status)?.closes === true,
  };
}

/** Returns the ids of the statuses of a service, or of all, that close applications. */
export const closingStatuses = (
  { of }: Pick<StatusBook, 'of'>,
  service?: string,
): readonly Status[] => of(service).flatMap(({ id, closes }) => (closes ? [id] : []));
