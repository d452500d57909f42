import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  return <InboxFilters {...{ list, colleagues }} service={undefined} />;
}

it.each([true, false])('keeps a status that another service has: %s', (isKept) => {
  const { id } = currentStatuses()
    .of(own.id)
    .find((one) => isOfOther(one.id) === isKept)!;
  history.replaceState(null, '', `/?service=${own.id}&status=${id}`);
  render(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: /^Service: / }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: other.tile.title[2] }));
  const query = new URLSearchParams(location.search);
  expect([query.get('service'), query.get('status')]).toEqual([other.id, isKept ? id : null]);
});

it('adds a filter by its name and its value, shows it as a chip, and takes it off again', () => {
  render(<Filters />);
  const pick = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
  pick('button', 'Filter');
  pick('menuitem', 'Language');
  pick('menuitemradio', 'Kurdish');
  expect(location.search).toBe('?language=ku');
  pick('button', 'Filter');
  expect(screen.queryByRole('menuitem', { name: 'Language' })).toBeNull();
  // What is on or off has no values to choose from.
  pick('menuitem', 'Unread');
  expect(location.search).toBe('?language=ku&unread=1');
  fireEvent.keyUp(screen.getByRole('button', { name: 'Unread' }), { key: 'Delete' });
  pick('button', 'Language: Kurdish');
  // Its options have no keys.
  fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'Any' }), { code: 'Digit1' });
  expect(location.search).toBe('?language=ku');
  pick('menuitemradio', 'Any');
  expect(location.search).toBe('');
});
