import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DescribedAnswer, DescribedContent } from '../../src/definition/model/described';
import { AnswerList } from '../../src/panel/applications/reading/AnswerList';
import { PresetDates, untouchedDates } from '../../src/panel/applications/reading/presetMark';
import { HOSTILE } from '../platform/hostileTexts';

afterEach(cleanup);

const text = (words: string, code = false): DescribedContent => ({
  kind: 'text',
  text: words,
  code,
});
const answer = (label: string, content: DescribedContent): DescribedAnswer => ({
  path: label,
  label,
  content,
});

function show(...answers: DescribedAnswer[]): HTMLElement {
  return render(<AnswerList answers={answers} />).container;
}

it.each([
  ['a day ago', -1, 'Expired'],
  ['today', 0, 'Expires in less than 6 months'],
  ['in five months', 150, 'Expires in less than 6 months'],
  ['in seven months', 215, ''],
])('warns of a passport that expires %s', (_, days, warning) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const shown = show(
    answer('spouse.passportExpireDate', text(day, true)),
    answer('startDate', text(day, true)),
  );
  expect(shown.querySelectorAll('dd p')).toHaveLength(warning === '' ? 0 : 1);
  expect(shown.querySelector('dd p')?.textContent ?? '').toBe(warning);
});

it('marks dates that nobody has touched, also in rows, and no others', () => {
  const field = (prefill?: 'today') => ({
    type: 'string' as const,
    format: 'date' as const,
    label: ['', '', 'Day'] as const,
    ...(prefill && { prefill }),
  });
  const rows = { type: 'array', items: { type: 'object', properties: { to: field('today') } } };
  const application = {
    createdAt: '2026-03-01T22:30:00.000Z',
    definition: {
      form: {
        properties: { birth: field('today'), passport: field('today'), start: field(), rows },
      },
    } as never,
    answers: {
      birth: '2026-03-01',
      passport: '2030-01-01',
      start: '2026-03-01',
      rows: [{ to: '2030-01-01' }, { to: '2026-03-01' }],
    },
  };
  const untouched = untouchedDates(application);
  // A backend that does not say when it was sent.
  expect(untouchedDates({ ...application, createdAt: '' }).size).toBe(0);
  // The zone of the tests' settings is UTC.
  expect([...untouched]).toEqual(['birth', 'rows.1.to']);
  const answers = [answer('birth', text('2026-03-01')), answer('start', text('2026-03-01'))];
  render(
    <PresetDates value={untouched}>
      <AnswerList answers={answers} />
    </PresetDates>,
  );
  const marks = screen.getAllByText('Not changed: the form filled in this date');
  expect(marks.map((mark) => mark.closest('.ap-answer')?.querySelector('dt')?.textContent)).toEqual(
    ['birth'],
  );
});

describe('answers', () => {
  it.each(HOSTILE)('show %s as it was typed, in plain text', (words) => {
    const shown = show(answer('Name', text(words)), answer('Phone', text(words, true)));
    const typed = [...shown.querySelectorAll('bdi')];
    expect(typed.map(({ textContent }) => textContent)).toEqual([words, words]);
    expect(typed.map(({ childElementCount }) => childElementCount)).toEqual([0, 0]);
  });

  it('find their own direction, and codes read left to right', () => {
    const shown = show(answer('Name', text('هێرۆ')), answer('Phone', text('+964 750', true)));
    const directions = [...shown.querySelectorAll('bdi')].map((each) => each.getAttribute('dir'));
    expect(directions).toEqual(['auto', 'ltr']);
  });

  it('have no label of their own if they are rows of values', () => {
    const day = (row: number, words: string) => [
      { path: `births.${row}`, label: 'Date of birth', content: text(words, true) },
    ];
    show(answer('Births', { kind: 'rows', rows: [day(0, '1988-07-21'), day(1, '1991-02-11')] }));
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Births',
    ]);
    expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      '1988-07-21',
      '1991-02-11',
    ]);
  });

  it('leave what was not answered to one line, also within a group and a row', () => {
    const none: DescribedContent = { kind: 'none' };
    const group: DescribedContent = { kind: 'group', answers: [answer('Street', none)] };
    const rows: DescribedContent = {
      kind: 'rows',
      rows: [[answer('School', text('Nawroz')), answer('Degree', none)], [answer('School', none)]],
    };
    show(
      answer('Name', text('Hero')),
      answer('Middle name', none),
      answer('E-mail', none),
      answer('Address', group),
      answer('Schools', rows),
    );
    const missing = screen.getAllByText('Not answered:').map(({ parentElement }) => parentElement);
    expect(missing.map((line) => line?.textContent)).toEqual([
      'Not answered: Street',
      'Not answered: Degree',
      'Not answered: School',
      'Not answered: Middle name · E-mail',
    ]);
    const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent);
    expect(terms).toEqual(['Name', 'Address', 'Schools', 'School']);
  });
});
