import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceFile } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { Designer } from '../../src/panel/designer/Designer';
import { loadTexts } from '../../src/platform/language/languageStore';
import { loadMuiTheme } from '../../src/platform/theme/MuiTheme';
import { allLists, field, readService, rowsOf, shared, text } from './designerServices';

const PARTS = { shared, lists: allLists };
const NO_ISSUES: never[] = [];

let current: ServiceFile;

function Edited(props: {
  readonly service: Values;
  readonly keepsNames?: boolean;
  readonly issues?: readonly { readonly at: string; readonly words: string }[];
}) {
  const [document, setDocument] = useState(props.service as unknown as ServiceFile);
  current = document;
  return (
    <Designer
      document={document}
      parts={{ ...PARTS, keepsNames: props.keepsNames ?? false }}
      issues={props.issues ?? NO_ISSUES}
      onChange={setDocument}
    />
  );
}

const service = (properties: Values, more: Values = {}): Values => ({
  ...readService('carrent'),
  form: { title: text('Form'), properties },
  steps: [{ title: text('One'), fields: Object.keys(properties) }],
  sample: {},
  ...more,
});

const property = (name: string) => current.form.properties[name] as Values;
const select = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const inspector = () => within(document.querySelector<HTMLElement>('.ds-inspector')!);

beforeAll(async () => {
  await Promise.all([loadTexts('form'), loadMuiTheme()]);
  // Not while a test waits for it.
  await import('../../src/panel/designer/service/LiveForm');
}, 120_000);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const FAMILY = {
  married: field({ type: 'boolean', label: text('Married') }),
  partner: field({ label: text('Partner'), when: { married: true } }),
};

it('a question that is added has the name of its English label, until it is undone', async () => {
  render(<Edited service={service(FAMILY)} />);
  select(/^Step 1: ?One/u);
  fireEvent.click(inspector().getByRole('button', { name: 'Add question' }));
  fireEvent.click(screen.getByRole('option', { name: /^Date ?Typed/u }));
  const english = inspector().getByLabelText('Question, English');
  fireEvent.change(english, { target: { value: 'Day of the wedding' } });
  fireEvent.blur(english);
  await waitFor(() => expect(Object.keys(current.form.properties)).toContain('dayOfTheWedding'));
  expect(property('dayOfTheWedding')).toMatchObject({ type: 'string', format: 'date' });
  expect(current.steps?.[0]?.fields).toEqual(['married', 'partner', 'dayOfTheWedding']);
  for (let step = 0; step < 2; step += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  }
  expect(Object.keys(current.form.properties)).toEqual(['married', 'partner']);
});

it('shows the texts of the question that is selected, and leaves them as they are', () => {
  render(<Edited service={service(FAMILY)} />);
  const before = current.form;
  select(/^Question 1: ?Married/u);
  select(/^Question 2: ?Partner/u);
  const english = inspector().getByLabelText<HTMLTextAreaElement>('Question, English');
  expect(english.value).toBe('Partner');
  fireEvent.focus(english);
  fireEvent.blur(english);
  expect(current.form).toEqual(before);
});

it('calls a shared question that another one names by its label, though it is not in the form', () => {
  const expiry = { $ref: '../shared/passport.json#/passportExpireDate' };
  render(<Edited service={service({ passportExpireDate: expiry })} />);
  select(/^Question 1: /u);
  const day = inspector().getByLabelText<HTMLSelectElement>('Day');
  expect(day.selectedOptions[0]?.text).toBe('“Date of issue”, which is not in this form');
});

it('names only what is new once there are applications', () => {
  const question = field({ label: text('Old') });
  render(<Edited service={service({ question })} keepsNames />);
  select(/^Question 1: ?Old/u);
  const leave = (words: string) => {
    const english = inspector().getByLabelText('Question, English');
    fireEvent.change(english, { target: { value: words } });
    fireEvent.blur(english);
  };
  leave('Older');
  expect(inspector().queryByLabelText('Is sent as')).toBeNull();
  fireEvent.click(inspector().getByRole('button', { name: 'Duplicate question' }));
  leave('Oldest');
  expect(Object.keys(current.form.properties)).toEqual(['question', 'oldest']);
});

it('offers first the questions that other services have, which stay references', () => {
  render(<Edited service={service(FAMILY)} />);
  select(/^Step 1: ?One/u);
  fireEvent.click(inspector().getByRole('button', { name: 'Add question' }));
  fireEvent.click(screen.getByRole('option', { name: /^First name/u }));
  expect(property('firstName')).toEqual({ $ref: '../shared/person.json#/firstName' });
  expect(inspector().getByText(/^Shared with other services\. /u)).toBeTruthy();
  fireEvent.change(inspector().getByLabelText('Question, English'), { target: { value: 'Name' } });
  expect(property('firstName')).toMatchObject({
    $ref: '../shared/person.json#/firstName',
    label: ['ناوی یەکەم', 'الاسم الأول', 'Name'],
  });
  fireEvent.click(inspector().getByRole('button', { name: 'Use the shared one again' }));
  expect(property('firstName')).toEqual({ $ref: '../shared/person.json#/firstName' });
});

it('adds a day of expiry with the day of issue that it is compared with, and says with what both begin', () => {
  render(<Edited service={service(FAMILY)} />);
  select(/^Step 1: ?One/u);
  fireEvent.click(inspector().getByRole('button', { name: 'Add question' }));
  // In any language, and in another spelling.
  fireEvent.change(screen.getByRole('combobox', { name: 'Search by name or kind' }), {
    target: { value: 'الانتهاء' },
  });
  fireEvent.click(screen.getByRole('option', { name: /^Date of expiry/u }));
  expect(current.steps?.[0]?.fields).toEqual([
    ...['married', 'partner', 'passportIssuedDate', 'passportExpireDate'],
  ]);
  expect(inspector().getByText('Starts with: today')).toBeTruthy();
  fireEvent.click(inspector().getByRole('button', { name: 'Begin empty' }));
  expect(property('passportExpireDate')).toMatchObject({ type: 'string', format: 'date' });
  expect(property('passportExpireDate').prefill).toBeUndefined();
  expect(inspector().queryByText('Starts with: today')).toBeNull();
});

it('keeps the values of choices once there are applications', () => {
  const choice = (value: string) => ({ value, label: text(value) });
  const color = field({ label: text('Colour'), choices: [choice('red'), choice('blue')] });
  render(<Edited service={service({ color })} keepsNames />);
  select(/^Question 1: ?Colour/u);
  expect(inspector().queryByLabelText('Is sent as')).toBeNull();
  fireEvent.click(inspector().getByRole('button', { name: 'Add answer' }));
  fireEvent.change(inspector().getByLabelText('Is sent as'), { target: { value: 'green' } });
  expect((property('color').choices as Values[]).map(({ value }) => value)).toEqual([
    ...['red', 'blue', 'green'],
  ]);
});

it('makes each row of a list a shared question', () => {
  const days = { type: 'array', label: text('Days'), items: field() };
  render(<Edited service={service({ days })} />);
  select(/^Question 1: ?Days/u);
  fireEvent.click(inspector().getByRole('button', { name: 'Choose what each row is' }));
  fireEvent.click(screen.getByRole('option', { name: /^Date of birth ?Date/u }));
  expect(property('days').items).toEqual({ $ref: '../shared/person.json#/dateOfBirth' });
  expect(
    inspector().getByLabelText<HTMLSelectElement>('Kind of answer').selectedOptions[0]?.text,
  ).toBe('List of single answers');
});

it('says a condition as a sentence, whose parts are chosen', () => {
  render(<Edited service={service(FAMILY)} />);
  select(/^Question 2: ?Partner/u);
  expect(inspector().getByText('“Married” is Yes')).toBeTruthy();
  fireEvent.change(inspector().getByLabelText('Answer'), { target: { value: 'false' } });
  expect(property('partner').when).toEqual({ married: false });
  fireEvent.change(inspector().getByLabelText('Condition'), { target: { value: 'unanswered' } });
  expect(inspector().getByText('“Married” is not answered')).toBeTruthy();
  fireEvent.click(
    inspector().getByRole('button', { name: /^Delete the condition “Married” is not answered/u }),
  );
  expect(property('partner')).toEqual(field({ label: text('Partner') }));
});

it('asks before a question goes on which others depend', async () => {
  render(
    <>
      <Edited service={service(FAMILY)} />
      <Dialogs />
    </>,
  );
  select(/^Question 1: ?Married/u);
  fireEvent.click(inspector().getByRole('button', { name: 'Delete question' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Others depend on this question' }));
  expect(dialog.getByText(/question 2 “Partner”/u)).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
  expect(current.form.properties).toEqual({ partner: field({ label: text('Partner') }) });
  expect(current.steps?.[0]?.fields).toEqual(['partner']);
});

it('names keywords that it has no control for, and keeps them with another kind', () => {
  const properties = {
    a: field({ label: text('A'), 'x-own': 1, 'x-more': [] }),
  };
  render(<Edited service={service(properties)} />);
  select(/^Question 1: ?A/u);
  const group = within(inspector().getByRole('group', { name: 'Set in the file, and kept' }));
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    ...['x-own', 'x-more'],
  ]);
  const kinds = inspector().getByLabelText<HTMLSelectElement>('Kind of answer');
  const number = [...kinds.options].find((option) => option.textContent === 'Number');
  fireEvent.change(kinds, { target: { value: number?.value } });
  expect(property('a')).toMatchObject({ type: 'integer', 'x-own': 1 });
});

it('shows what the rules find at its control, and leads there', () => {
  const issues = [{ at: '/form/properties/partner/label/1', words: 'The Arabic text is missing.' }];
  render(<Edited service={service(FAMILY)} issues={issues} />);
  fireEvent.click(screen.getByRole('button', { name: /The Arabic text is missing/u }));
  expect(document.activeElement).toBe(inspector().getByLabelText('Question, Arabic'));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

it('shows the form as it was before while there is none of what is written', async () => {
  const view = render(<Edited service={service(FAMILY)} />);
  const form = within(screen.getByRole('region', { name: 'The form as visitors will see it' }));
  await form.findByText('Married');
  view.unmount();
  const broken = service({ ...FAMILY, lost: { $ref: '../shared/person.json#/nobody' } });
  render(<Edited service={broken} />);
  expect(await screen.findByText('There is no form to show yet.')).toBeTruthy();
});

it('shows the form in all languages side by side, of which one is filled in, and what comes of it', async () => {
  const answers = { married: true, partner: 'Dana' };
  render(<Edited service={service(FAMILY, { sample: answers })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'All languages' }));
  await waitFor(() => expect(document.querySelectorAll('.rg-form')).toHaveLength(3));
  const forms = [...document.querySelectorAll<HTMLElement>('.rg-form')];
  expect(forms.map((form) => form.inert)).toEqual([false, true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the example' }));
  const partners = () =>
    forms.map((form) => form.querySelector<HTMLInputElement>('[name=partner]')?.value);
  await waitFor(() => expect(partners()).toEqual(['Dana', 'Dana', 'Dana']));
  expect(screen.getByText('It would be taken as it is.')).toBeTruthy();
  fireEvent.click(screen.getByText('What staff get'));
  await waitFor(() => expect(document.querySelector('.ap-sheet')?.textContent).toContain('Dana'));
  fireEvent.click(screen.getByRole('button', { name: 'Empty the form' }));
  await waitFor(() => expect(partners()).toEqual([undefined, undefined, undefined]));
});

describe('the inspector', () => {
  it('shows every keyword of the form with everything in it', () => {
    const everything = readService('everything');
    render(<Edited service={everything} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
    const rows = rowsOf(everything);
    const seen = new Set<string>();
    for (const row of rows) {
      const keywords = Object.keys(row.value);
      if (keywords.every((keyword) => seen.has(keyword))) continue;
      const button = document.getElementById(`ds-row-${row.id}`);
      // Those in a group are shown while it is selected.
      if (!button) continue;
      for (const keyword of keywords) seen.add(keyword);
      fireEvent.click(button);
      expect(document.querySelector('.ds-inspector')?.textContent).not.toBe('');
    }
    expect(seen.size).toBeGreaterThan(35);
    expect(current).toBe(everything);
  }, 120_000);
});
