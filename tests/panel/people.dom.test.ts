import { describe, expect, test } from 'vitest';
import { actionWords, ACTION_WORDS } from '../../src/panel/audit/auditWords';
import { subjectWords } from '../../src/panel/audit/auditWords';
import { zoneName } from '../../src/panel/content/draftTitle';
import { ownText } from '../../src/panel/language/panelLanguage';
import { serviceEntries } from '../../src/panel/pages';
import { AUDIT_LINE } from '../../src/contract/panel';
import { pageIn } from '../../src/panel/data/list/pageIn';
import { dashboardIn, shortDay } from '../../src/panel/home/dashboard';
import { dayText } from '../../src/panel/base/moment';
import { agoText } from '../../src/panel/base/ago';
import { strengthOf } from '../../src/panel/users/NewPassword';
import { userIn, usersIn } from '../../src/panel/users/user';
import { FEATURES } from '../../src/server/features';

describe('how good a password is', () => {
  test.each([
    ['', 0, /^Too short: 0 of at least 12/u],
    ['😀'.repeat(11), 0, /^Too short: 11 /u],
    ['Password1234', 0, /^Too easy/u],
    ['aB3-'.repeat(251), 0, /^Too long/u],
    ['lantern kett', 1, /^Good/u],
    ['lantern kettle 4', 2, /^Strong/u],
    ['lantern kettle 47 oxide', 3, /^Very strong/u],
    ['lanalupelanalupelanalupe', 1, /^Good/u],
    ['Zagros-Travel-2026', 0, /^Too easy/u],
    ['زاگرۆس زاگرۆس ١٢', 0, /^Too easy/u],
    ['zagros lantern oxide', 3, /^Very strong/u],
  ])('%j: %i', (password, level, words) => {
    expect(strengthOf(password, ['زاگرۆس', '', 'Zagros Travel'])).toEqual({
      level,
      words: expect.stringMatching(words),
    });
  });
});

describe('how long ago', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  test.each([
    ['2026-03-10T12:00:30Z', 'Just now'],
    ['2026-03-10T11:59:01Z', 'Just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:00:01Z', '59 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-07T13:00:00Z', '2 days ago'],
    ['2026-01-01T00:00:00Z', '2 months ago'],
    ['2024-01-01T00:00:00Z', '2 years ago'],
  ])('%s: %s', (iso, words) => {
    expect(agoText(iso, now)).toBe(words);
  });
});

test('days are formatted in words', () => {
  expect(dayText('2026-11-21')).toBe('21 November 2026');
  expect(shortDay('2026-11-01')).toBe('1');
  expect([dayText('soon'), shortDay('soon')]).toEqual(['soon', '']);
});

test('everything that the server writes down has words, and nothing else', () => {
  expect(Object.keys(ACTION_WORDS).toSorted()).toEqual(
    FEATURES.flatMap(({ audits = [] }) => audits).toSorted(),
  );
  expect(actionWords('toString')).toBe('toString');
});

describe('the subject of an audit entry', () => {
  const [service] = serviceEntries();
  const title = ownText(service!.tile.title);
  test.each([
    ['applicationsListed', service!.id, title],
    ['applicationsListed', '', ''],
    ['exported', `${service!.id} csv 12`, `${title} csv 12`],
    ['exported', 'applications xlsx 12', 'All services xlsx 12'],
    ['rightsChanged', 'reader@a.b: reader', 'reader@a.b: Reader'],
    [
      'rightsChanged',
      `a@b.c: caseWorker (${service!.id}) +editContent`,
      `a@b.c: Case worker (${title}) +Edit the content of the site`,
    ],
    ['documentSet', 'RG-2222-3333 passport accepted', 'RG-2222-3333 passport Accepted'],
    ['messageRetried', 'reminder', 'Reminder to the applicant'],
    ['viewCreated', service!.id, service!.id],
    ['toString', 'reader', 'reader'],
  ])('%s %j: %j', (action, subject, words) => {
    expect(subjectWords(action, subject)).toBe(words);
  });
});

test('a time zone has the name that the agency chose it by', () => {
  expect([zoneName('Asia/Baghdad'), zoneName('Asia/Tokyo')]).toEqual(['Iraq', 'Asia/Tokyo']);
});

describe('answers', () => {
  const ODD = [undefined, null, '', 5, [], {}, { data: null }, { data: [null, 5] }, '<html>'];
  test.each(ODD)('are empty if they have another shape: %j', (answer) => {
    const nothing = { rows: [], total: 0 };
    expect(usersIn(answer)).toEqual(nothing);
    expect(pageIn(AUDIT_LINE, answer)).toEqual(nothing);
    expect(userIn(answer)).toMatchObject({ id: '', email: '', disabled: false });
    expect(dashboardIn(answer)).toEqual({
      waiting: [],
      days: [],
      missing: [],
      missingTotal: 0,
      broken: [],
      lastBackupAt: null,
      failed: { total: 0, messages: [] },
      receiptLimit: null,
      mailFails: false,
      doubts: [],
    });
  });

  test('may have a total if they are lists', () => {
    const user = { id: 7, email: 'a@b.c', name: null, disabled: true, lastLoginAt: null };
    const row = {
      id: '7',
      email: 'a@b.c',
      name: '',
      language: 'en',
      disabled: true,
      secondFactor: false,
      createdAt: '',
      lastLoginAt: null,
      // Of a server without versions.
      version: 0,
      changedAt: null,
      changedBy: null,
      // Of a server without rights: everybody may do everything.
      role: 'owner',
      services: null,
      granted: [],
    };
    expect(usersIn([user])).toEqual({ rows: [row], total: 1 });
    expect(usersIn({ data: [user], total: 40 })).toEqual({ rows: [row], total: 40 });
  });

  test('are reduced to what the dashboard can show', () => {
    expect(
      dashboardIn({
        waiting: [
          { service: 'a', count: 2 },
          { service: 'b', count: 0 },
        ],
        days: [{ day: '2026-11-21', count: '3' }],
        missing: [{ kind: 'blog', id: 1, title: 'One', languages: ['ku', 'fr'] }],
        missingTotal: 70,
        broken: [{ kind: 'tour_group', id: 101, title: 'Sea', reason: 'over' }],
        lastBackupAt: null,
      }),
    ).toEqual({
      waiting: [{ service: 'a', count: 2, days: [] }],
      days: [{ day: '2026-11-21', count: 3 }],
      missing: [{ kind: 'blog', id: '1', title: 'One', languages: ['ku'] }],
      missingTotal: 70,
      broken: [{ kind: 'tour_group', id: '101', title: 'Sea', reason: 'over' }],
      lastBackupAt: null,
      failed: { total: 0, messages: [] },
      receiptLimit: null,
      mailFails: false,
      doubts: [],
    });
  });
});
