import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  endMs,
  firstAnswerMs,
  median,
  type MeasuredCase,
} from '../../../src/server/figures/measure';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
const staff = { who: 'naz@agency.example', text: '' };

const measured = (given: Partial<MeasuredCase>): MeasuredCase => ({
  createdAt: at(0),
  closedAt: undefined,
  entries: [],
  requests: [],
  ...given,
});

it('counts the time until staff first did something that the applicant notices', () => {
  const entries = [
    { ...staff, at: at(1), kind: 'assigned' as const },
    { at: at(2), who: '', kind: 'status' as const, text: 'received' },
    { ...staff, at: at(9), kind: 'reply' as const },
  ];
  expect(firstAnswerMs(measured({ entries }))).toBe(9 * 60_000);
  const requests = [{ createdAt: at(5), answeredAt: null, state: 'open' as const }];
  expect(firstAnswerMs(measured({ entries, requests }))).toBe(5 * 60_000);
  expect(firstAnswerMs(measured({}))).toBeUndefined();
});

it('leaves out what the applicant took, counted once where a request and a status wait at the same time', () => {
  const waits = (status: string) => status === 'waiting';
  const minute = fc.nat(200);
  const period = fc
    .tuple(minute, minute)
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(
      fc.array(period, { maxLength: 4 }),
      fc.array(minute, { maxLength: 5 }),
      minute,
      (asked, changes, end) => {
        const times = [...new Set(changes)].toSorted((a, b) => a - b);
        const given = measured({
          closedAt: at(end),
          entries: times.map((time, index) => ({
            ...staff,
            at: at(time),
            kind: 'status',
            text: index % 2 === 0 ? 'waiting' : 'inProgress',
          })),
          requests: asked.map(([from, to]) => ({
            createdAt: at(from),
            answeredAt: at(to),
            state: 'answered',
          })),
        });
        // A minute counts if nothing waits in it.
        const isWaiting = (time: number) =>
          asked.some(([from, to]) => from <= time && time < to) ||
          times.filter((one) => one <= time).length % 2 === 1;
        const own = Array.from({ length: end }, (_, time) => time).filter((one) => !isWaiting(one));
        expect(endMs(given, waits)).toBe(own.length * 60_000);
      },
    ),
  );
});

it('has the middle of the numbers as their median', () => {
  expect([[], [3], [1, 9], [5, 1, 100]].map(median)).toEqual([null, 3, 5, 5]);
});
