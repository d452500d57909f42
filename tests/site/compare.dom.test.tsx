import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../../src/platform/language/i18n';
import { showLanguage } from '../../src/platform/language/languageStore';
import { Checklist } from '../../src/site/service/Checklist';
import { Compare } from '../../src/site/service/Compare';

const ADDRESS = '/services/visa/tr';

const alternatives = ['Tourism', 'Study', 'Work', 'Family'].map((id, place) => ({
  id,
  name: id,
  facts: [
    { label: 'Price', fact: `$${place}` },
    ...(id === 'Study' ? [{ label: 'Letter', fact: 'yes' }] : []),
  ],
}));

const open = (search = '') => {
  history.replaceState(null, '', `${ADDRESS}${search}`);
  return render(<Compare title="Compare" alternatives={alternatives} />);
};

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('compares the first two, with a dash where one has no such fact', () => {
  open();
  expect(rows()).toEqual(['TourismStudy', 'Price$0$1', 'Letter–yes']);
});

it('takes the choice from the URL, at most three, and writes it there beside other parameters', () => {
  open('?lang=ku&compare=Work|Family|gone');
  expect(heads()).toEqual(['Work', 'Family']);
  fireEvent.click(box('Tourism'));
  expect(heads()).toEqual(['Tourism', 'Work', 'Family']);
  expect(new URLSearchParams(location.search).get('compare')).toBe('Tourism|Work|Family');
  expect(new URLSearchParams(location.search).get('lang')).toBe('ku');
  expect(box('Study').disabled).toBe(true);
  fireEvent.click(box('Tourism'));
  fireEvent.click(box('Work'));
  expect([heads(), box('Family').disabled]).toEqual([['Family'], true]);
});

it('renders nothing for one alternative, or where none has facts', () => {
  render(<Compare title="Compare" alternatives={alternatives.slice(0, 1)} />);
  const empty = alternatives.map((one) => ({ ...one, facts: [] }));
  render(<Compare title="Compare" alternatives={empty} />);
  expect(screen.queryByRole('table')).toBeNull();
});

it('stores what is ticked on the device, for each list and whatever the language', async () => {
  const points = ['Passport', 'Photo'].map((en) => ({ ku: `${en} ku`, ar: en, en }));
  await showLanguage('en');
  render(<Checklist name="tr" points={points} />);
  fireEvent.click(box('Photo'));
  cleanup();
  await showLanguage('ku');
  render(<Checklist name="tr" points={points} />);
  expect([box('Passport ku').checked, box('Photo ku').checked]).toEqual([false, true]);
  fireEvent.click(box('Photo ku'));
  cleanup();
  await showLanguage('en');
  render(<Checklist name="uk" points={points} />);
  expect(box('Photo').checked).toBe(false);
});
