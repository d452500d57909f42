import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import type { Json } from '../../src/definition/model/values';
import { useTypedText } from '../../src/panel/data/texts/useTypedText';
import { LanguageSwitch } from '../../src/panel/content/editor/texts/LanguageSwitch';
import { useEditedLanguage } from '../../src/panel/data/texts/editedLanguage';
import { focusPath } from '../../src/panel/content/record/focusPath';
import type { Referred } from '../../src/panel/content/useReferred';
import { Editor, type Held, label } from './recordEditor';

afterEach(cleanup);

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
      id: { type: 'string', refersTo: [{ content: 'tag' }], label: label('Id') },
      name: { type: 'string', translated: true, label: label('Name') },
    },
  },
};

const TAG = { id: 'sea', name: 'Sea', record: { id: 'sea', name: ['دەریا', 'بحر', 'Sea'] } };

const REFERRED: Referred = { tag: [TAG] };

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

  it('keep the focus when lists inside them, which had it before, move with them', async () => {
    const inner: Field = { ...FACTS, label: label('Parts') };
    const outer: Field = {
      type: 'array',
      label: label('Groups'),
      items: { type: 'object', label: label('Group'), properties: { parts: inner } },
    };
    render(<Editor field={outer} held={{ values: { facts: [{ parts: [] }, { parts: [] }] } }} />);
    const user = userEvent.setup();
    const [first] = screen.getAllByRole('button', { name: 'Add fact' });
    await user.click(first!);
    const part = screen.getByRole('listitem', { name: 'Fact 1' });
    expect(document.activeElement).toBe(part);
    let isBack = false;
    part.addEventListener('focus', () => {
      isBack = true;
    });
    await user.click(screen.getByRole('button', { name: 'Move Group 1 down' }));
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Group 2' }));
    expect(isBack).toBe(false);
  });

  it('move along the line if they are photos, and pass the focus on when one is removed', async () => {
    const photos: Field = {
      type: 'array',
      label: label('Photos'),
      items: { type: 'string', widget: 'image', label: label('Photo') },
    };
    const held: Held = { values: { facts: ['a.webp', 'b.webp'] } };
    render(<Editor field={photos} held={held} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Move photo 1 backward' }));
    expect(held.values.facts).toEqual(['b.webp', 'a.webp']);
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Photo 2' }));
    await user.click(screen.getByRole('button', { name: 'Move photo 1 forward' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(held.values.facts).toEqual(['b.webp']);
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
  });

  it('are folded to what they say, and opened one by one or by what is wrong in them', async () => {
    const held = { values: { facts: [fact('a', 1), fact('b', 2), fact('c', 3)] } };
    const { rerender } = render(<Editor field={FACTS} held={held} />);
    const user = userEvent.setup();
    const open = () =>
      screen.queryAllByLabelText<HTMLInputElement>('Count').map(({ value }) => value);
    expect(open()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Fact 2\s*b\s*No Kurdish/u }));
    expect(open()).toEqual(['2']);
    const issues = [{ path: 'facts.2.count', words: 'Too few' }];
    rerender(<Editor field={FACTS} held={held} issues={issues} />);
    expect(open()).toEqual(['2', '3']);
    rerender(<Editor field={FACTS} held={held} />);
    expect(open()).toEqual(['2', '3']);
    // A new row is not folded, though it takes the place of one that was.
    await user.click(screen.getByRole('button', { name: 'Fact 3' }));
    await user.click(screen.getByRole('button', { name: 'Remove Fact 3' }));
    await user.click(screen.getByRole('button', { name: 'Add fact' }));
    expect(open()).toEqual(['2', '0']);
  });

  it('keep what is being typed when another row goes', async () => {
    const held = open(fact('a', 1), fact('b', 2));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open all rows' }));
    const [, second] = screen.getAllByLabelText<HTMLInputElement>('Count');
    await user.type(second!, '.');
    await user.click(screen.getByRole('button', { name: 'Remove Fact 1' }));
    expect([counts(held), second!.isConnected, second!.value]).toEqual([[2], true, '2.']);
  });
});

describe('the language in which texts are edited', () => {
  const TITLE: Field = { type: 'string', translated: true, label: label('Title') };
  const held = (): Held => ({ values: { facts: ['ناو', '', 'Name'] } });
  const inputs = () => screen.getAllByRole('textbox').map(({ lang }) => lang);
  afterEach(() => useEditedLanguage.setState({ language: 'all' }));

  it('is one for the whole form, or all', async () => {
    const record = held();
    const shown = { facts: TITLE };
    render(
      <>
        <LanguageSwitch fields={shown} values={record.values} />
        <Editor field={TITLE} held={record} />
      </>,
    );
    expect(inputs()).toEqual(['ckb', 'ar', 'en']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Arabic 1 missing' }));
    expect(inputs()).toEqual(['ar']);
    await user.type(screen.getByRole('textbox', { name: 'Title, Arabic' }), 'اسم');
    await user.click(screen.getByRole('button', { name: 'Kurdish' }));
    expect(record.values).toEqual({ facts: ['ناو', 'اسم', 'Name'] });
    expect(inputs()).toEqual(['ckb']);
  });

  it('becomes all when something is wrong in a language that is hidden', async () => {
    useEditedLanguage.setState({ language: 'ku' });
    render(<Editor field={TITLE} held={held()} />);
    act(() => focusPath('facts.2'));
    await waitFor(() => expect(document.activeElement?.id).toBe('f.facts.2'));
    expect(inputs()).toHaveLength(3);
  });
});

it('keeps a copy of what a row names', async () => {
  const held: Held = { values: { facts: [] } };
  render(<Editor field={TAGS} held={held} referred={REFERRED} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Tags'));
  await user.click(await screen.findByText('Sea'));
  expect(held.values).toEqual({ facts: [TAG.record] });
});

describe('a record that is named', () => {
  const one: Field = { type: 'string', refersTo: [{ content: 'tag' }], label: label('Tag') };
  const chosen = () =>
    screen.getByLabelText<HTMLSelectElement>('Tag').selectedOptions[0]?.textContent;

  it.each<[string, string, Referred, string, string]>([
    ['is called by its name', 'sea', REFERRED, 'Sea', 'Sea'],
    [
      'is told to be gone',
      'hill',
      REFERRED,
      'A record that no longer exists (hill)',
      'Deleted (hill)',
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

it('marks the inputs of a text that is missing in all languages', () => {
  const field: Field = { type: 'string', translated: true, label: label('Title') };
  const issues = [{ path: 'facts', words: 'Required' }];
  render(<Editor field={field} held={{ values: { facts: ['', '', ''] } }} issues={issues} />);
  const marks = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-invalid'));
  expect(marks).toEqual(['true', 'true', 'true']);
});

it('shows what was typed while the record still gets an earlier text, until another text comes', () => {
  const typed = renderHook(({ text }) => useTypedText(text, () => undefined), {
    initialProps: { text: '' },
  });
  const shown = () => typed.result.current.text;
  for (const text of ['F', 'Fr', 'Fro']) act(() => typed.result.current.type(text));
  // The first pause came after "F".
  typed.rerender({ text: 'F' });
  expect(shown()).toBe('Fro');
  act(() => typed.result.current.type('From'));
  typed.rerender({ text: 'Fro' });
  expect(shown()).toBe('From');
  typed.rerender({ text: 'From' });
  // Undo, or a colleague's text.
  for (const text of ['F', 'Until']) {
    typed.rerender({ text });
    expect(shown()).toBe(text);
  }
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

it('does not touch a web address that is only passed by', async () => {
  const field: Field = { type: 'string', format: 'url', label: label('Facebook') };
  const values = { facts: 'https://facebook.com/rega' };
  const held: Held = { values };
  render(<Editor field={field} held={held} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Facebook'));
  await user.tab();
  expect(held.values).toBe(values);
});
