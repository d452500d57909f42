import { describe, expect, it } from 'vitest';
import { inboxIn } from '../../src/panel/applications/inbox';
import { exportPath, listPath } from '../../src/panel/applications/inboxQuery';
import { isNarrowed, type ListQuery } from '../../src/panel/data/list/useListQuery';

const ROW = {
  id: 'a1',
  reference: 'RG-7K3M-2QXD',
  service: 'some',
  language: 'ku',
  createdAt: '2026-11-21T08:00:00.000Z',
  status: 'inProgress',
  version: 3,
  unread: true,
  assignee: null,
  due: '2026-12-01',
  overdue: false,
  name: 'هێرۆ ئەحمەد',
  phone: '+9647501234567',
  email: 'hero@example.com',
  about: 'Qatar',
  sentAt: null,
  sent: [],
  toCheck: false,
  incomplete: false,
  cells: [],
};

describe('a list of applications', () => {
  it('is read as it came', () => {
    const answer = { data: [ROW], total: 41, page: 3, perPage: 20, unread: 7 };
    expect(inboxIn(answer)).toEqual({ rows: [ROW], columns: [], total: 41, unread: 7 });
  });

  it('has the columns of its service', () => {
    const columns = [{ name: 'city', label: 'City' }];
    const row = { ...ROW, cells: [{ name: 'city', text: 'هەولێر', code: false }] };
    const answer = { data: [row], total: 1, page: 1, perPage: 20, unread: 1, columns };
    expect(inboxIn(answer)).toEqual({ rows: [row], columns, total: 1, unread: 1 });
  });

  it.each<[string, unknown, object]>([
    ['nothing', undefined, { rows: [], columns: [], total: 0, unread: 0 }],
    ['a page of a proxy', '<html>', { rows: [], columns: [], total: 0, unread: 0 }],
    ['a bare list', [ROW], { rows: [ROW], columns: [], total: 1, unread: 1 }],
    [
      'rows of another make',
      {
        data: [{ id: 7, status: 'sold', language: 'fr', unread: 'yes', cells: [0] }, 'no row'],
        columns: { data: [{ name: 'city' }] },
      },
      {
        columns: [],
        total: 1,
        unread: 0,
        rows: [
          {
            id: '7',
            reference: '',
            service: '',
            language: undefined,
            createdAt: '',
            status: 'sold',
            version: 0,
            unread: false,
            assignee: null,
            due: null,
            overdue: false,
            sentAt: null,
            sent: [],
            toCheck: false,
            incomplete: false,
            name: '',
            phone: '',
            email: '',
            about: '',
            cells: [],
          },
        ],
      },
    ],
  ])('made of %s breaks nothing', (_, response, inbox) => {
    expect(inboxIn(response)).toEqual(inbox);
  });
});

const ALL: ListQuery = { page: 1, perPage: 20, search: '', order: '-createdAt', filters: {} };

describe('what an inbox asks for', () => {
  it.each<[string, Partial<ListQuery>, string | undefined, string]>([
    ['all', {}, undefined, 'page=1&perPage=20&order=-createdAt'],
    ['one service', {}, 'some', 'page=1&perPage=20&order=-createdAt&service=some'],
    [
      'a later page of a search',
      { page: 2, search: 'A 12&unread=1', order: 'name' },
      undefined,
      'page=2&perPage=20&search=A+12%26unread%3D1&order=name',
    ],
    [
      'filters, of which the page has the last word on the service',
      { order: '', filters: { service: 'other', status: 'done', unread: '1' } },
      'some',
      'page=1&perPage=20&service=some&status=done&unread=1',
    ],
  ])('%s', (_, query, service, asked) => {
    expect(listPath({ ...ALL, ...query }, service)).toBe(`application/?${asked}`);
  });

  it('is asked of an export, too, but for the page', () => {
    const query = { ...ALL, page: 3, search: 'hero', filters: { from: '2026-01-01' } };
    expect(exportPath(query, 'some', 'xlsx')).toBe(
      'application_export/?format=xlsx&search=hero&order=-createdAt&from=2026-01-01&service=some',
    );
  });

  it.each<[boolean, Partial<ListQuery>]>([
    [false, {}],
    [false, { page: 4, order: 'name' }],
    [true, { search: 'a' }],
    [true, { filters: { unread: '1' } }],
  ])('is narrowed: %s', (narrowed, query) => {
    expect(isNarrowed({ ...ALL, ...query })).toBe(narrowed);
  });
});
