import { describe, expect, it } from 'vitest';
import type { Properties } from '../../../src/definition/model/field';
import { string, text } from '../../definition/words';
import { object, openForm, TODAY } from './form';

const date = string({ label: text('Day'), format: 'date', prefill: 'today' });
const place = string({ label: text('Place') });

const open = (columns: Properties, required: readonly string[] = []) =>
  openForm({
    trips: {
      type: 'array',
      widget: 'entries',
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
    expect(await findByText('Required')).toBeTruthy();
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
