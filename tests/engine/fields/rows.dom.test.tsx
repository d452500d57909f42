import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { number, string, text } from '../../definition/words';
import { object, openForm } from './form';

const open = async () => {
  const form = await openForm({
    trips: {
      type: 'array',
      widget: 'rows',
      label: text('Trips'),
      items: object(
        {
          place: string({ label: text('Place') }),
          hotel: object({ name: string() }, { widget: 'dialog', label: text('Hotel') }),
        },
        { label: text('Trip') },
      ),
    },
  });
  const { press, user, at } = form;
  for (const [index, place] of ['Van', 'Mosul', 'Basra'].entries()) {
    await press('Add: Trip');
    await user.type(at(`trips.${index}.place`), place);
    await user.tab();
  }
  const inputs = () => [...form.container.querySelectorAll<HTMLInputElement>('.rg-row input')];
  return { ...form, inputs, places: () => inputs().map(({ value }) => value) };
};

it('names rows by the answers that `rowTitle` lists, in headings, buttons, errors and the review', async () => {
  const form = await openForm(
    {
      travellers: {
        type: 'array',
        rowTitle: ['firstName', 'surname'],
        label: text('Travellers'),
        items: object(
          {
            firstName: string({ label: text('First name') }),
            surname: string({ label: text('Surname') }),
            age: number({ label: text('Age') }),
          },
          { label: text('Traveller'), required: ['age'] },
        ),
      },
    },
    { required: ['travellers'] },
  );
  const { press, user, at, container, findByText, getByRole } = form;
  await press('Add: Traveller');
  getByRole('group', { name: 'Traveller 1' });
  await user.type(at('travellers.0.firstName'), 'Sara');
  await user.type(at('travellers.0.surname'), 'Karim');
  await user.tab();
  const title = 'Traveller 1: \u2068Sara Karim\u2069';
  getByRole('group', { name: title });
  await press('Continue');
  await findByText(`${title} –`);
  await press(`Delete: ${title}`);
  await findByText(new RegExp(`${title} `, 'u'));
  await press('Undo');
  await user.type(at('travellers.0.age'), '34');
  await press('Continue');
  await waitFor(() => {
    const titles = [...container.querySelectorAll('.rg-review .rg-row-title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual([title]);
  });
});

it('shows rows that the file lists under their labels, and offers neither to add nor to remove any', async () => {
  const { user, at, find, press, queryByRole, getByRole, container } = await openForm({
    parents: {
      type: 'array',
      label: text('Parents'),
      fixed: [
        { holds: { relation: 'father' }, label: text('Father') },
        { holds: { relation: 'mother' }, label: text('Mother') },
      ],
      items: object({ relation: string(), name: string() }),
    },
  });
  getByRole('group', { name: 'Father' });
  getByRole('group', { name: 'Mother' });
  expect(find('parents.0.relation')).toBeNull();
  expect(queryByRole('button', { name: /Delete|Add/u })).toBeNull();
  await user.type(at('parents.1.name'), 'Sara');
  await press('Continue');
  await waitFor(() => {
    const titles = [...container.querySelectorAll('.rg-review .rg-row-title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Father', 'Mother']);
  });
});

it('renders the rows of a matrix as questions with the same radio buttons, each with a name of its own', async () => {
  const { user, press, getByRole, sent, findByText } = await openForm({
    languages: {
      type: 'array',
      widget: 'matrix',
      label: text('Languages'),
      fixed: [
        { holds: { language: 'ku' }, label: text('Kurdish') },
        { holds: { language: 'ar' }, label: text('Arabic') },
      ],
      items: object({
        language: string(),
        level: string({
          choices: [
            { value: 'some', label: text('Some') },
            { value: 'fluent', label: text('Fluent') },
          ],
        }),
      }),
    },
  });
  const row = getByRole('radiogroup', { name: /^Arabic/u });
  await user.click(within(row).getByRole('radio', { name: 'Fluent' }));
  await press('Continue');
  await press('Send');
  await findByText(/RG-TEST-0001 secret/u);
  expect(JSON.stringify(sent[0]?.request)).toContain(
    '"languages":[{"language":"ku","level":""},{"language":"ar","level":"fluent"}]',
  );
});

const rowAt = (root: Element, index: number): HTMLElement => {
  const row = root.querySelectorAll<HTMLElement>('.rg-row')[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
};

describe('the rows of a list', () => {
  it('keep their inputs when another is added', async () => {
    const { press, inputs, places } = await open();
    const before = inputs();
    await press('Add: Trip');
    expect(inputs().every((input, index) => index === 3 || input === before[index])).toBe(true);
    expect(places()).toEqual(['Van', 'Mosul', 'Basra', '']);
    expect(document.activeElement).toBe(inputs()[3]);
  });

  it('keep their inputs when another is deleted, which removes the right one each time', async () => {
    const { press, inputs, places } = await open();
    const [first, , third] = inputs();
    await press('Delete: Trip 2');
    expect(inputs()).toHaveLength(2);
    expect([inputs()[0] === first, inputs()[1] === third]).toEqual([true, true]);
    expect(places()).toEqual(['Van', 'Basra']);
    await press('Delete: Trip 2');
    expect(places()).toEqual(['Van']);
  });

  it('keep their inputs when a deleted one is restored in its place', async () => {
    const { press, inputs, places } = await open();
    const [first, , third] = inputs();
    await press('Delete: Trip 2');
    await press('Undo');
    expect(places()).toEqual(['Van', 'Mosul', 'Basra']);
    expect([inputs()[0] === first, inputs()[2] === third]).toEqual([true, true]);
  });

  it('have a new text that was typed just before another row was deleted', async () => {
    const { press, user, at, places } = await open();
    await user.type(at('trips.2.place'), ' city');
    await press('Delete: Trip 1');
    expect(places()).toEqual(['Mosul', 'Basra city']);
  });

  it('are not changed by a text that is still held when its row is deleted', async () => {
    const { user, at, places, getByRole } = await open();
    await user.type(at('trips.0.place'), 'x');
    // On a phone a button takes no focus, so the input keeps it.
    fireEvent.click(getByRole('button', { name: 'Delete: Trip 1' }));
    expect(places()).toEqual(['Mosul', 'Basra']);
    fireEvent.click(getByRole('button', { name: 'Undo' }));
    expect(places()).toEqual(['Vanx', 'Mosul', 'Basra']);
  });

  it('keep what was not saved in their dialogs when another is deleted and restored', async () => {
    const { press, user, container, findByRole, queryByRole } = await open();
    const marks = () =>
      [...container.querySelectorAll('.rg-row')].map(
        (row) => row.querySelector('.rg-aside') !== null,
      );
    for (const [row, hotel] of [
      [1, 'Deleted'],
      [2, 'Kept'],
    ] as const) {
      await user.click(within(rowAt(container, row)).getByRole('button', { name: /Hotel/u }));
      await user.type(within(await findByRole('dialog')).getByRole('textbox'), hotel);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    }
    expect(marks()).toEqual([false, true, true]);
    await press('Delete: Trip 2');
    expect(marks()).toEqual([false, true]);
    await user.click(within(rowAt(container, 1)).getByRole('button', { name: /Hotel/u }));
    expect(within(await findByRole('dialog')).getByRole<HTMLInputElement>('textbox').value).toBe(
      'Kept',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await press('Undo');
    expect(marks()).toEqual([false, true, true]);
  });
});

it('a list of texts sends those that are left, in their order, without empty ones', async () => {
  const { press, user, at, answers } = await openForm({
    names: {
      type: 'array',
      widget: 'rows',
      label: text('Names'),
      items: string({ label: text('Name') }),
    },
  });
  for (const [index, name] of ['Nawroz', 'Zagros', 'Halgurd'].entries()) {
    await press('Add: Name');
    await user.type(at(`names.${index}`), name);
  }
  await press('Add: Name');
  await press('Delete: Name 2');
  await press('Continue');
  await press('Send');
  expect(answers()).toMatchObject({ json: { names: ['Nawroz', 'Halgurd'] } });
});
