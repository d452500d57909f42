import { parseAbout } from '../../contract/aboutFilter';
import type { ApplicationFilter, Order } from '../../contract/applications';
import { searchWords } from '../../definition/describe/searchFields';
import { issueAt } from '../../definition/validate/issue';
import { HttpRefusal } from '../http/refusal';
import type { StoredApplicationFilter } from '../storage/applications';
import { startOf } from './agencyDay';

/**
 * Returns which applications a query selects, and in which order. `from` and `to` are the first day and the last,
 * by the agency's clock.
 * @param services the ids of all services
 * @throws Refusal 422
 */
export function readFilter(
  query: Omit<ApplicationFilter, 'page' | 'perPage'>,
  services: readonly string[],
): { readonly filter: StoredApplicationFilter; readonly order: Order } {
  const { service, status, unread, from, to, search = '', about, order = '-createdAt' } = query;
  if (service !== undefined && !services.includes(service)) {
    throw HttpRefusal.ofIssues([issueAt(['service'], 'choice')]);
  }
  if (about !== undefined && service === undefined) {
    throw HttpRefusal.ofIssues([issueAt(['service'], 'required')]);
  }
  return {
    filter: {
      ...(service !== undefined && { serviceId: service }),
      ...(status !== undefined && { status }),
      ...(unread === '1' && { unread: true }),
      ...(from !== undefined && { from: startOf(from).toISOString() }),
      ...(to !== undefined && { before: startOf(to, 1).toISOString() }),
      words: searchWords(search),
      ...(about !== undefined && { about: parseAbout(about) }),
    },
    order,
  };
}
