import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectCalled } from './staffCards';
import { InboxFilters } from '../../src/panel/applications/list/filters/InboxFilters';
import { INBOX_FILTERS } from '../../src/panel/applications/inboxQuery';
import { currentStatuses } from '../../src/panel/applications/statusBook';
import { useListQuery } from '../../src/panel/data/list/useListQuery';
import { serviceEntries } from '../../src/panel/pages';

const own = serviceEntries().find(({ staff }) => staff.statuses !== undefined)!;
const other = serviceEntries().find(({ staff }) => staff.statuses === undefined)!;
const isOfOther = (id: string) =>
  currentStatuses()
    .of(other.id)
    .some((one) => one.id === id);
const colleagues = { active: [], nameOf: (id: string) => id, nameAt: (email: string) => email };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function Filters() {
  const list = useListQuery({ filters: INBOX_FILTERS });
  return (
    <InboxFilters
      {...{ list, colleagues }}
      service={undefined}
      isFolded={false}
      onFold={() => undefined}
    />
  );
}

it.each([true, false])('keeps a status that another service has: %s', (isKept) => {
  const { id } = currentStatuses()
    .of(own.id)
    .find((one) => isOfOther(one.id) === isKept)!;
  history.replaceState(null, '', `/?service=${own.id}&status=${id}`);
  render(<Filters />);
  fireEvent.change(selectCalled('Service'), { target: { value: other.id } });
  const query = new URLSearchParams(location.search);
  expect([query.get('service'), query.get('status')]).toEqual([other.id, isKept ? id : null]);
});
