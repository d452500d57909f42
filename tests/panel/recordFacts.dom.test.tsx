import { cleanup, render, screen } from '@testing-library/react';
import { contents } from 'virtual:contents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentKind } from '../../src/definition/content/contentType';
import { KindsPage } from '../../src/panel/content/KindsPage';
import { tabsOf } from '../../src/panel/layout/tabs';
import { panelPages } from '../../src/panel/pages';
import { mayOf } from '../../src/panel/session/may';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { rightsOf, type Role } from '../../src/contract/rights';

const rightsIn = (role: Role) => rightsOf({ role, granted: [], services: null });
const begin = (role: Role) =>
  beginSession('secret', {
    id: '1',
    email: 'a@example.com',
    rights: rightsIn(role),
  });
const of = (id: string): ContentKind => contents.find((kind) => kind.id === id)!;
const RECORD = {
  id: '7',
  version: 1,
  name: ['a', 'b', 'Greeting'],
  fromAirport: 'EBL',
  cabinClassPrices: [{ classNumber: 1, body: { oneWay: 250, roundTrip: 400 } }],
};
const pageOf = (kind: ContentKind) => panelPages().find(({ path }) => path === kind.panel)!;

let records: readonly object[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: unknown) => {
    const isOne = /\/7\/?$/u.test(String(address));
    return Response.json(isOne ? records[0] : { data: records, total: records.length });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const open = (kind: ContentKind, rest = '') => {
  records = [RECORD];
  render(<KindsPage page={pageOf(kind)} rest={rest} />);
};

it.each(['caseWorker', 'reader'] as const)(
  'a %s reads a record, and can change nothing',
  async (role) => {
    begin(role);
    open(of('ticket'), 'ticket/7');
    expect(await screen.findByText('EBL', undefined, { timeout: 30_000 })).toBeDefined();
    expect(screen.getByText('400')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  },
);

it('a reader is not led to a new record', () => {
  begin('reader');
  open(of('ticket'), 'ticket/new');
  expect(screen.getByRole('heading', { name: 'Not for your account' })).toBeDefined();
});

it.each([
  ['caseWorker', true],
  ['reader', false],
] as const)('a %s adds a reply template: %s', async (role, may) => {
  begin(role);
  open(of('reply_template'));
  await screen.findByText('Greeting', undefined, { timeout: 30_000 });
  expect(screen.queryAllByRole('link', { name: 'Add' })).toHaveLength(may ? 1 : 0);
});

it('has a tab for each kind of content for everybody who may read it', () => {
  for (const page of panelPages()) {
    const tabs = tabsOf(page, mayOf({ rights: rightsIn('reader') }));
    expect(tabs.flatMap(({ kind }) => kind?.id ?? [])).toEqual(page.kinds.map(({ id }) => id));
  }
});
