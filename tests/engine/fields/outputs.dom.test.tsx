import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../src/definition/model/expression';
import type { ListField } from '../../../src/definition/model/field';
import type { Json } from '../../../src/definition/model/values';
import { number, string, text } from '../../definition/words';
import { object, openForm, openRecord } from './form';

const car = object({}, { widget: 'handed', label: text('Car'), prefill: { from: 'car' } });

describe('a preset value', () => {
  it.each<[string, Json, string]>([
    ['a text', 'SUV', 'SUV'],
    ['a number', 7, '7'],
    ['the name of a thing', { id: 'x', name: 'Land Cruiser' }, 'Land Cruiser'],
    ['its name in the language', { name: ['ku', 'ar', 'Jeep'], price: 1 }, 'Jeep'],
    ['all of a thing without a name', { from: 'EBL', to: 'IST' }, 'EBL · IST'],
  ])('is displayed: %s', async (_, value, shown) => {
    const { at } = await openForm({ car }, { handed: { car: value } });
    expect(at('car').textContent).toBe(shown);
    expect(at('car').tagName).toBe('OUTPUT');
  });

  it('is displayed in dollars if it is an amount of money', async () => {
    const price = string({ widget: 'handed', money: true, prefill: { from: 'price' } });
    const { at } = await openForm({ price }, { handed: { price: '1510' } });
    expect(at('price').textContent).toBe('$1,510');
  });

  it('names the place to change it, and takes the focus of its error', async () => {
    const { at, press } = await openForm({ car }, { required: ['car'] });
    expect(at('car').textContent).toBe('Select it above on this page');
    await press('Continue');
    expect(at('car').parentElement?.textContent).toContain('Choose the car');
    at('car').focus();
    expect(document.activeElement).toBe(at('car'));
    expect(document.getElementById(at('car').getAttribute('aria-describedby') ?? '')).toBeTruthy();
  });

  it('updates immediately, and removes its error', async () => {
    const note = string({ label: text('Note') });
    const { at, find, hand, press, user } = await openForm(
      { car, note },
      { required: ['car'], handed: {} },
    );
    await press('Continue');
    expect(find('car-error')).toBeTruthy();
    await user.type(at('note'), 'held');
    await hand({ car: 'SUV' });
    expect(at('car').textContent).toBe('SUV');
    expect(at('note').value).toBe('held');
    expect(find('car-error')).toBeNull();
  });

  it('is set in an editable field, too', async () => {
    const days = number({ label: text('Days'), prefill: { from: 'days' } });
    const { at, hand } = await openForm({ days }, { handed: { days: 7 } });
    expect(at('days').value).toBe('7');
    await hand({ days: 14 });
    expect(at('days').value).toBe('14');
  });

  it('is sent though it is hidden', async () => {
    const plan = string({ widget: 'hidden', label: text('Plan'), prefill: { from: 'plan' } });
    const name = string({ label: text('Name') });
    const form = await openForm({ plan, name }, { handed: { plan: 'gold' } });
    expect(form.queryByText('Plan')).toBeNull();
    await form.press('Continue');
    expect(form.queryByText('Plan')).toBeNull();
    await form.press('Send');
    expect(form.answers()).toMatchObject({ json: { plan: 'gold' } });
  });

  it('is listed without a link if it is missing', async () => {
    const plan = string({ widget: 'hidden', label: text('Plan'), prefill: { from: 'plan' } });
    const form = await openForm({ plan }, { required: ['plan'] });
    await form.press('Continue');
    expect(form.getByText('Plan: Required').tagName).toBe('LI');
    expect(form.queryByRole('link')).toBeNull();
  });
});

describe('a note', () => {
  it('is displayed, but never sent', async () => {
    const note = string({ widget: 'note', label: text('Bring your passport.') });
    const form = await openForm({ note, name: string({ label: text('Name') }) });
    expect(form.getByText('Bring your passport.').tagName).toBe('P');
    await form.press('Continue');
    expect(form.queryByText('Bring your passport.')).toBeNull();
  });

  it('renders as a heading with the heading widget', async () => {
    const head = string({ widget: 'heading', label: text('Passport') });
    const form = await openForm({ head, name: string({ label: text('Name') }) });
    expect(form.getByRole('heading', { name: 'Passport', level: 3 })).toBeTruthy();
    await form.press('Continue');
    expect(form.queryByText('Passport')).toBeNull();
  });
});

describe('a calculated value', () => {
  const price = number({ label: text('Price') });
  const total = number({ label: text('Total'), calculate: 'price' });

  it('follows its inputs', async () => {
    const { at, user } = await openForm({ price, total });
    expect(at('total').textContent).toBe('–');
    await user.type(at('price'), '120');
    await user.tab();
    expect(at('total').textContent).toBe('120');
  });

  it('lists who pays how much for a room', async () => {
    const counter = (label: string, count: number) =>
      number({ type: 'integer', label: text(label), prefill: { const: count } });
    const prices = ['a', 'b', 'c', 'd'] as const;
    const people = ['adults', 'small', 'big', 'infants'] as const;
    const { at, user } = await openForm({
      adults: counter('Adults', 1),
      small: counter('Children', 1),
      big: counter('Older children', 0),
      infants: counter('Infants', 1),
      ...Object.fromEntries(
        prices.map((name, index) => [
          name,
          number({ label: text(`Price ${name}`), prefill: { const: 650 - 100 * index } }),
        ]),
      ),
      total: number({
        label: text('Total'),
        money: true,
        calculate: {
          priceList: people.map((one, index) => ({
            people: one,
            price: `/${prices[index] ?? ''}`,
          })),
          first: { people: 2, price: '/a' },
        },
      }),
    });
    const box = at('total').parentElement!;
    const parts = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(parts()).toEqual(['Adults: 1 × $650', 'Children: 1 × $650', 'Infants: 1 × $350']);
    expect(at('total').textContent).toBe('$1,650');

    // As the translator of a browser does.
    for (const element of box.querySelectorAll('*')) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const translated = document.createElement('span');
        translated.textContent = node.textContent;
        node.replaceWith(translated);
      }
    }
    await user.clear(at('adults'));
    await user.type(at('adults'), '3');
    await waitFor(() =>
      expect(parts()).toEqual(['Adults: 3 × $650', 'Children: 1 × $550', 'Infants: 1 × $350']),
    );
    expect(at('total').textContent).toBe('$2,850');
  });

  it('comes from the record until its inputs are known', () => {
    expect(openRecord({ total }, { total: 90 }).at('total').textContent).toBe('90');
  });

  it('sums the rows of a list, each with its own price', async () => {
    const rooms: ListField = {
      type: 'array',
      widget: 'pages',
      minItems: 2,
      label: text('Rooms'),
      items: object({
        cost: number({ prefill: { const: 40 } }),
        paid: { ...total, calculate: 'cost' },
      }),
    };
    const sum = number({ label: text('Sum'), calculate: { sum: 'paid', of: 'rooms' } });
    const { at } = await openForm({ rooms, sum });
    expect(at('rooms.0.paid').textContent).toBe('40');
    expect(at('sum').textContent).toBe('80');
  });
});
