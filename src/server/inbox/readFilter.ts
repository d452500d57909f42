import { parseAbout } from '../../contract/aboutFilter';
import type { ApplicationQuery, DUE_FILTERS, Order } from '../../contract/applicationFilter';
import { closingStatuses } from '../../contract/statuses';
import { searchWords, soundWords } from '../../definition/describe/searchFields';
import { EARLIEST_DATE, LATEST_DATE } from '../../definition/validate/dates';
import { HttpRefusal } from '../http/refusal';
import type { StoredApplicationFilter } from '../applications/stored';
import { DAY, dayAfter } from '../../definition/model/clock';
import { dayAt, startOf } from '../brand/agencyDay';
import type { RoutePorts } from '../routePorts';

interface FilterPorts extends Pick<RoutePorts, 'statuses' | 'now'> {
  readonly catalogue: Pick<RoutePorts['catalogue'], 'find'>;
}

/**
 * Returns which applications a query selects, and in which order. `from` and `to` are the first day and the last,
 * by the agency's clock; a first day before all that calendars show, or a last one after them, is no limit.
 * @param reader the id of the account that asks
 * @throws Refusal 422
 */
export function readFilter(
  query: Omit<ApplicationQuery, 'page' | 'perPage'>,
  { catalogue, statuses, now: clock }: FilterPorts,
  reader: string,
): { readonly filter: StoredApplicationFilter; readonly order: Order } {
  const { service, status, unread, from, to, search = '', about, order = '-createdAt' } = query;
  const { assignee, due, open, check, incomplete, language, olderThan } = query;
  const now = clock();
  const before = [
    ...(to === undefined || to > LATEST_DATE ? [] : [startOf(to, 1).toISOString()]),
    ...(olderThan === undefined ? [] : [new Date(now.getTime() - olderThan * DAY).toISOString()]),
  ].toSorted()[0];
  if (service !== undefined && !catalogue.find(service)) {
    throw HttpRefusal.at('service', 'choice');
  }
  if (status !== undefined && statuses.of(service).every(({ id }) => id !== status)) {
    throw HttpRefusal.at('status', 'choice');
  }
  if (about !== undefined && service === undefined) throw HttpRefusal.at('service', 'required');
  return {
    filter: {
      ...(service !== undefined && { serviceId: service }),
      ...(status !== undefined && { status }),
      ...(unread === '1' && { unread: true }),
      reader,
      ...(check === '1' && { toCheck: true }),
      ...(incomplete === '1' && { incomplete: true }),
      ...(assignee !== undefined && { assignee: assigneeOf(assignee, reader) }),
      ...((due !== undefined || open === '1') && { without: closingStatuses(statuses, service) }),
      ...(due !== undefined && dueFilter(due, now)),
      ...(from !== undefined && from >= EARLIEST_DATE && { from: startOf(from).toISOString() }),
      ...(before !== undefined && { before }),
      ...(language !== undefined && { language }),
      words: searchWords(search),
      sounds: soundWords(search),
      ...(about !== undefined && { about: parseAbout(about) }),
    },
    order,
  };
}

const assigneeOf = (assignee: string, reader: string): string | null => {
  if (assignee === 'none') return null;
  return assignee === 'me' ? reader : assignee;
};

/** Days from now within which a date is near. */
const NEAR = 7;

function dueFilter(
  due: (typeof DUE_FILTERS)[number],
  now: Date,
): Pick<StoredApplicationFilter, 'dueFrom' | 'dueBefore' | 'undated'> {
  const today = dayAt(now);
  if (due === 'none') return { undated: true };
  if (due === 'overdue') return { dueBefore: today };
  return { dueFrom: today, dueBefore: dayAfter(today, NEAR) };
}
