import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import type { Text } from '../../src/definition/language/text';
import { type Json, parsePath, type Values, withValueAt } from '../../src/definition/model/values';
import { EditorContext } from '../../src/panel/content/editor/EditorContext';
import { RecordForm } from '../../src/panel/content/editor/RecordForm';
import type { EditorIssue } from '../../src/panel/content/editorIssues';
import type { Referred } from '../../src/panel/content/useReferred';

afterEach(cleanup);

const label = (en: string): Text => ['', '', en];

const FACTS: Field = {
  type: 'array',
  label: label('Facts'),
  items: {
    type: 'object',
    label: label('Fact'),
    properties: {
      title: { type: 'string', translated: true, label: label('Title') },
      count: { type: 'integer', label: label('Count') },
    },
  },
};

const TAGS: Field = {
  type: 'array',
  label: label('Tags'),
  items: {
    type: 'object',
    label: label('Tag'),
    properties: {
      id: { type: 'string', refers: 'tag', label: label('Id') },
      name: { type: 'string', translated: true, label: label('Name') },
    },
  },
};

const TAG = { id: 'sea', name: 'Sea', record: { id: 'sea', name: ['دەریا', 'بحر', 'Sea'] } };

const REFERRED: Referred = { tag: [TAG] };
const NO_ISSUES: readonly EditorIssue[] = [];

interface Held {
  values: Values;
}

function Editor({
  field,
  held,
  issues = NO_ISSUES,
  referred = REFERRED,
}: {
  readonly field: Field;
  readonly held: Held;
  readonly issues?: readonly EditorIssue[];
  readonly referred?: Referred;
}) {
  const [values, setValues] = useState(held.values);
  const fields = useMemo(() => ({ facts: field }), [field]);
  const editor = useMemo(
    () => ({
      fields,
      issues,
      referred,
      set: (path: string, value: Json | undefined) => {
        held.values = withValueAt(held.values, parsePath(path), value) as Values;
        setValues(held.values);
      },
    }),
    [fields, held, issues, referred],
  );
  return (
    <EditorContext value={editor}>
      <RecordForm fields={fields} values={values} validate={undefined} />
    </EditorContext>
  );
}

const fact = (en: string, count: number): Json => ({ title: ['', '', en], count });
const counts = (held: Held) => (held.values.facts as { count?: Json }[]).map(({ count }) => count);

function open(...facts: readonly Json[]): Held {
  const held = { values: { facts: [...facts] } };
  render(<Editor field={FACTS} held={held} />);
  return held;
}

describe('rows', () => {
  it('are added, filled in each language, and removed', async () => {
    const held = open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add fact' }));
    const row = screen.getByRole('listitem', { name: 'Fact 1' });
    expect(row).toBe(document.activeElement);
    await user.type(within(row).getByLabelText('Title, Kurdish'), 'ڕاستی');
    await user.type(within(row).getByLabelText('Count'), '٥');
    await user.tab();
    expect(held.values).toEqual({ facts: [{ title: ['ڕاستی', '', ''], count: 5 }] });
    expect(within(row).getAllByText('Missing')).toHaveLength(2);
    await user.click(within(row).getByRole('button', { name: 'Remove Fact 1' }));
    expect(held.values).toEqual({ facts: [] });
  });

  it('move by buttons and by Alt with an arrow, and say where they went', async () => {
    const held = open(fact('a', 1), fact('b', 2), fact('c', 3));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Move Fact 3 up' }));
    expect(counts(held)).toEqual([1, 3, 2]);
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Fact 2' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(counts(held)).toEqual([3, 1, 2]);
    expect(screen.getByText('Row 2 is now row 1 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move Fact 1 up' }));
    expect(counts(held)).toEqual([3, 1, 2]);
  });

  it('keep what is being typed when another row goes', async () => {
    const held = open(fact('a', 1), fact('b', 2));
    const user = userEvent.setup();
    const [, second] = screen.getAllByLabelText<HTMLInputElement>('Count');
    await user.type(second!, '.');
    await user.click(screen.getByRole('button', { name: 'Remove Fact 1' }));
    expect([counts(held), second!.isConnected, second!.value]).toEqual([[2], true, '2.']);
  });
});

it('keeps a copy of what a row names', async () => {
  const held: Held = { values: { facts: [] } };
  render(<Editor field={TAGS} held={held} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Tags'));
  await user.click(await screen.findByText('Sea'));
  expect(held.values).toEqual({ facts: [TAG.record] });
});

describe('a record that is named', () => {
  const one: Field = { type: 'string', refers: 'tag', label: label('Tag') };
  const chosen = () =>
    screen.getByLabelText<HTMLSelectElement>('Tag').selectedOptions[0]?.textContent;

  it.each<[string, string, Referred, string, string]>([
    ['is called by its name', 'sea', REFERRED, 'Sea', 'Sea'],
    [
      'is told to be gone',
      'hill',
      REFERRED,
      'A record that no longer exists (hill)',
      'Gone (hill)',
    ],
    ['is not told to be gone before the records are there', 'hill', {}, 'hill', 'hill'],
  ])('%s', (_, id, referred, asOne, asRow) => {
    render(<Editor field={one} held={{ values: { facts: id } }} referred={referred} />);
    expect(chosen()).toBe(asOne);
    cleanup();
    render(<Editor field={TAGS} held={{ values: { facts: [{ id }] } }} referred={referred} />);
    expect(screen.getByRole('button', { name: asRow })).toBeTruthy();
  });
});

describe('a group that shows a record of another content type', () => {
  const offer: Field = {
    type: 'object',
    label: label('What is offered'),
    // The types of the project: their fields are what is copied.
    copies: {
      by: 'kind',
      kinds: { Tour: 'tour_group', Ticket: 'ticket' },
      own: { Ticket: ['prices'] },
    },
    properties: {
      id: { type: 'string', widget: 'code', label: label('Its id') },
      toDestination: { type: 'string', translated: true, label: label('To') },
      fromDate: { type: 'string', format: 'date', label: label('Starts') },
      prices: {
        type: 'array',
        label: label('Prices'),
        items: { type: 'number', label: label('Price') },
      },
    },
  };
  const sea = { id: 'sea', toDestination: ['دەریا', 'بحر', 'Sea'] };
  const cruise = { id: 'cruise', toDestination: ['دەریا', 'بحر', 'Sea'], fromDate: '2027-05-01' };
  const referred: Referred = {
    ticket: [{ id: 'sea', name: 'Sea', record: sea }],
    tour_group: [{ id: 'cruise', name: 'Sea', record: cruise }],
  };
  const copy = { id: 'sea', toDestination: sea.toDestination, fromDate: '', prices: [95] };
  const values = (): Values => ({ kind: 'Ticket', facts: copy });
  const show = (held: Held, known: Referred = referred) =>
    render(<Editor field={offer} held={held} referred={known} />);

  it('copies what the chosen record says, and is emptied by another type', async () => {
    const held: Held = { values: {} };
    show(held);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox'), 'Tour');
    await user.click(screen.getByRole('combobox', { name: 'Tour groups' }));
    await user.click(screen.getByRole('option', { name: 'Sea, 2027-05-01' }));
    expect(held.values).toEqual({ kind: 'Tour', facts: { ...cruise, prices: [] } });
    expect(screen.queryByRole('button', { name: /Price/u })).toBeNull();
    const [type] = screen.getAllByRole('combobox');
    if (type) await user.selectOptions(type, 'Ticket');
    expect(held.values).toEqual({
      kind: 'Ticket',
      facts: { id: '', toDestination: ['', '', ''], fromDate: '', prices: [] },
    });
  });

  it('says what is copied, and lets only what is its own be edited', () => {
    show({ values: values() });
    expect(screen.getByText('To').nextElementSibling?.textContent).toBe('Sea');
    expect(screen.queryByText('Starts')).toBeNull();
    expect(screen.queryByLabelText('Its id')).toBeNull();
    expect(screen.getByDisplayValue('95')).toBeTruthy();
  });

  it('takes over what the record says now, and keeps its own price', async () => {
    const lake = { ...sea, toDestination: ['دەریاچە', 'بحيرة', 'Lake'] };
    const held: Held = { values: values() };
    show(held, { ...referred, ticket: [{ id: 'sea', name: 'Lake', record: lake }] });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Take over' }));
    expect(held.values.facts).toEqual({ ...copy, toDestination: lake.toDestination });
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });

  it('keeps the copy of a record that is gone, and says so', () => {
    const held: Held = { values: values() };
    show(held, { ticket: [], tour_group: [] });
    expect(screen.getByText(/no longer exists/u)).toBeTruthy();
    expect(held.values).toEqual(values());
  });
});

it('says what is wrong at the field, in its language', () => {
  const held = { values: { facts: [fact('a', 1)] } };
  const issues = [{ path: 'facts.0.title.1', words: 'Too long' }];
  render(<Editor field={FACTS} held={held} issues={issues} />);
  const input = screen.getByLabelText<HTMLInputElement>(/Title, Arabic/u);
  expect([input.lang, input.dir, input.getAttribute('aria-invalid')]).toEqual([
    'ar',
    'rtl',
    'true',
  ]);
  const described = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Too long');
});

it('has its help and what is wrong with it read out with a text', () => {
  const field: Field = {
    type: 'string',
    translated: true,
    label: label('Title'),
    help: label('Short'),
  };
  const issues = [{ path: 'facts', words: 'Needed' }];
  render(<Editor field={field} held={{ values: {} }} issues={issues} />);
  const ids = screen.getByRole('group', { name: 'Title' }).getAttribute('aria-describedby') ?? '';
  const said = ids.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
  expect(said).toEqual(['Needed', 'Short']);
});

it('completes a web address from which the scheme was left out', async () => {
  const field: Field = { type: 'string', format: 'url', label: label('Facebook') };
  const held: Held = { values: { facts: '' } };
  render(<Editor field={field} held={held} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Facebook'), 'facebook.com/rega');
  await user.tab();
  await waitFor(() => expect(held.values.facts).toBe('https://facebook.com/rega'));
  await user.clear(screen.getByLabelText('Facebook'));
  await user.type(screen.getByLabelText('Facebook'), 'javascript:alert(1)');
  await user.tab();
  await waitFor(() => expect(held.values.facts).toBe('javascript:alert(1)'));
});
