import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json';
import type { Properties } from '../../../src/definition/model/field';
import { boolean, string, text } from '../../definition/words';
import { draftOf } from '../flow/form';
import { object, openForm } from './form';

const married = boolean({ label: text('Married'), prefill: { const: false } });
const spouse = object(
  { first: string({ label: text('First') }), last: string({ label: text('Last') }) },
  { widget: 'dialog', label: text('Spouse'), when: { married: true }, required: ['first'] },
);
const opening = { ...spouse, dialog: { width: 400, opens: true } };

type Form = Awaited<ReturnType<typeof openForm>>;

const choose = (form: Form, name: string) => form.user.click(form.getByRole('radio', { name }));

describe('a dialog whose field appears', () => {
  it('opens if its definition says so, each time that the answer is chosen', async () => {
    const form = await openForm({ married, spouse: opening });
    for (const action of ['Cancel', 'Cancel']) {
      await choose(form, 'Yes');
      await form.findByRole('dialog', { name: 'Spouse' });
      await form.press(action);
      await expect.poll(() => form.queryByRole('dialog')).toBeNull();
      await choose(form, 'No');
    }
  });

  it.each([
    ['where its definition does not say so', spouse, false],
    ['where the form opens with the answer', opening, true],
  ])('stays closed %s', async (_, field, isMarried) => {
    const form = await openForm({
      married: { ...married, prefill: { const: isMarried } },
      spouse: field,
    });
    if (!isMarried) await choose(form, 'Yes');
    await form.findByRole('button', { name: /Fill in/u });
    expect(form.queryByRole('dialog')).toBeNull();
  });
});

describe('an empty dialog', () => {
  const home = object({ street: string({ label: text('Street') }) }, { widget: 'dialog' });
  const open = async () => {
    const form = await openForm({ home: { ...home, label: text('Home') } });
    await form.press(/Fill in/u);
    return form;
  };

  it('is not saved', async () => {
    const form = await open();
    await form.press('Save');
    expect(await form.findByText('Nothing is filled in yet')).toBeTruthy();
    await form.press('Cancel');
    expect(await form.findByRole('button', { name: /Fill in/u })).toBeTruthy();
  });

  it('is removed from the answers once it was emptied', async () => {
    const form = await open();
    await form.user.type(await form.findByRole('textbox', { name: /Street/u }), 'Gulan');
    await form.press('Save');
    await expect.poll(() => form.queryByRole('dialog')).toBeNull();
    await form.press(/Change/u);
    await form.user.clear(await form.findByRole('textbox', { name: /Street/u }));
    await form.press('Save');
    expect(await form.findByRole('button', { name: /Fill in/u })).toBeTruthy();
  });
});

describe('an open dialog whose form takes over the answers of another tab', () => {
  const NAME = 'rega-draft:small';
  const storeElsewhere = (draft: object | undefined) =>
    act(async () => {
      if (draft) localStorage.setItem(NAME, JSON.stringify({ ...draft, savedAt: Date.now() }));
      else localStorage.removeItem(NAME);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: NAME }));
    });
  const open = async () => {
    const form = await openForm({ name: string(), spouse: { ...spouse, when: undefined } });
    await form.press(/Fill in/u);
    await form.findByRole('dialog', { name: 'Spouse' });
    return form;
  };

  it('stays open with what is typed in it', async () => {
    const form = await open();
    const first = () => form.getByRole('textbox', { name: /First/u });
    await form.user.type(first(), 'Azad');
    await storeElsewhere(draftOf());
    expect(form.at('name').value).toBe('Lana');
    expect(first()).toHaveProperty('value', 'Azad');
    expect(document.activeElement).toBe(first());
    await form.press('Cancel');
    await expect.poll(() => form.queryByRole('dialog')).toBeNull();
    await storeElsewhere(draftOf({ values: { name: 'Sara' } }));
    expect(form.at('name').value).toBe('Sara');
    expect(form.queryByRole('dialog')).toBeNull();
  });

  it('closes with the form that was sent there, which tells why it is empty', async () => {
    const form = await open();
    await storeElsewhere(draftOf());
    expect(form.notices).toEqual([]);
    await storeElsewhere(undefined);
    expect(form.notices).toEqual([{ kind: 'warning', text: en.form.endedElsewhere, timeout: 0 }]);
    expect(form.at('name').value).toBe('');
    await expect.poll(() => form.queryByRole('dialog')).toBeNull();
  });
});

describe('the notice of a dialog that cannot be saved', () => {
  it.each([
    ['that information is required', spouse, 'Required information'],
    [
      'to fill out all fields where none may be left out',
      { ...spouse, required: ['first', 'last'] },
      'Please fill out all fields',
    ],
  ])('is about %s, unlike that of the form', async (_, field, said) => {
    const form = await openForm({ spouse: { ...field, when: undefined } });
    await form.press(/Fill in/u);
    await form.user.type(await form.findByLabelText(/Last/u), 'Karim');
    await form.press('Save');
    expect(form.baseElement.querySelector('.rg-dialog-message')?.textContent).toBe(said);
  });
});

describe('the notice of a form that cannot continue', () => {
  const own = { errors: { required: text('Please upload a photo') } };
  const photos = { type: 'array', widget: 'images', label: text('Photos'), ...own } as const;
  it.each<[string, Properties, string]>([
    ['the words of the photos, if only they are missing', { photos }, 'Please upload a photo'],
    ["the form's, if anything else is missing", { photos, name: string(own) }, 'A notice'],
  ])('is about %s', async (_, fields, said) => {
    const form = await openForm(fields, { required: Object.keys(fields) });
    await form.press('Continue');
    expect(form.notices.map((notice) => notice.text)).toEqual([said]);
  });
});

describe('the title of the form', () => {
  it('is shown above its first step', async () => {
    const form = await openForm({ name: string() });
    expect(
      form.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['A form', 'Part 1']);
  });
});
