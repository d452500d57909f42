import { describe, expect, it } from 'vitest';
import type { Properties } from '../../../src/definition/model/field';
import { string, text } from '../../definition/words';
import { object, openForm, TODAY } from './form';

const date = string({ label: text('Day'), format: 'date', prefill: 'today' });
const place = string({ label: text('Place') });

const open = (columns: Properties, required: readonly string[] = [], maxItems?: number) =>
  openForm({
    trips: {
      type: 'array',
      widget: 'entries',
      ...(maxItems !== undefined && { maxItems }),
      label: text('Trips'),
      items: object(columns, { label: text('Trip'), required }),
    },
  });

const ADD = 'Add: Trip';

describe('an untouched entry', () => {
  it('is not a row, although it has a preset date: the first question has the focus', async () => {
    const { press, find, at } = await open({ place, date });
    await press(ADD);
    expect(find('trips.1.date')).toBeNull();
    expect(document.activeElement).toBe(at('trips.0.place'));
  });

  it('is refused if something is required', async () => {
    const { press, find, findByText } = await open({ place, date }, ['place']);
    await press(ADD);
    expect(find('trips.1.date')).toBeNull();
    expect(await findByText('Enter the place')).toBeTruthy();
  });

  it('is a row if the date is the only question', async () => {
    const { press, at } = await open({ date });
    await press(ADD);
    expect(at('trips.1.date').value).toBe(TODAY);
  });

  it('is a row once something is typed', async () => {
    const { press, at, user } = await open({ place, date });
    await user.type(at('trips.0.place'), 'Van');
    await press(ADD);
    expect(at('trips.0.place').value).toBe('Van');
    expect(at('trips.1.place').value).toBe('');
  });
});

describe('an incomplete entry', () => {
  it('is refused with its errors, and left out once it is emptied', async () => {
    const hotel = string({ label: text('Hotel') });
    const { press, find, at, user, findByRole } = await open({ place, hotel }, ['place']);
    await user.type(at('trips.0.hotel'), 'Hilton');
    await press('Continue');
    const link = await findByRole('link');
    expect(link.textContent).toBe('Trip 1 – Enter the place');
    expect(find('trips.0.place-error')?.textContent).toBe('Enter the place');
    expect(find('trips.1.place')).toBeNull();
    await user.clear(at('trips.0.hotel'));
    await press('Continue');
    expect(await findByRole('heading', { name: 'Check your answers' })).toBeTruthy();
  });
});

it('offers no entry beyond the maximum, until a row is deleted', async () => {
  const { press, find, at, user } = await open({ place }, [], 2);
  for (const [index, name] of ['Van', 'Mosul'].entries()) {
    await user.type(at(`trips.${index}.place`), name);
    await press(ADD);
  }
  expect(find('trips.2.place')).toBeNull();
  await press('Delete: Trip 1');
  expect(at('trips.0.place').value).toBe('Mosul');
  expect(at('trips.1.place').value).toBe('');
});
