import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Json } from '../../src/definition/model/values';
import { TYPES } from '../../src/definition/sections/questions';
import { newElement } from '../../src/panel/designer/sections/kinds';
import { EditorContext } from '../../src/panel/content/editor/EditorContext';
import { SectionsField } from '../../src/panel/content/editor/SectionsField';
import { NO_OPTIONS } from './recordEditor';

afterEach(cleanup);

const AROUND = { fields: {}, set: () => undefined, issues: [], referred: {}, options: NO_OPTIONS };

const Sections = ({ value, ...around }: SectionsProps) => (
  <EditorContext value={{ ...AROUND, ...around }}>
    <SectionsField path="form" label="Form" value={value} />
  </EditorContext>
);

type SectionsProps = Partial<ComponentProps<typeof EditorContext>['value']> & {
  readonly value: Json;
};

const QUESTION = newElement(TYPES.yesNo);

function Builder() {
  const [value, setValue] = useState<Json>([{ title: ['', '', 'One'], body: [QUESTION] }]);
  return (
    <>
      <Sections value={value} set={(_, next) => setValue(next ?? null)} />
      <output>{JSON.stringify(value).includes('elType') ? 'kept' : 'deleted'}</output>
    </>
  );
}

const state = () => document.querySelector('output')?.textContent;

/** Deletes the question, and goes on in the title of its section. */
function removeQuestion(): HTMLElement {
  render(<Builder />);
  fireEvent.click(document.querySelectorAll('.ds-name')[1]!);
  fireEvent.click(screen.getByRole('button', { name: 'Delete question' }));
  expect(state()).toBe('deleted');
  const title = document.querySelector<HTMLElement>('.ds-inspector textarea')!;
  title.focus();
  return title;
}

it('a step is undone by Ctrl+Z at its place on Kurdish and Arabic keyboards', () => {
  fireEvent.keyDown(removeQuestion(), { key: 'ئ', code: 'KeyZ', ctrlKey: true });
  expect(state()).toBe('kept');
});

it('the focus stays in the builder when the control that had it goes by an undone step', () => {
  fireEvent.keyDown(removeQuestion(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect([state(), document.activeElement?.id]).toEqual(['kept', 'ds-heading']);
});

it('the focus stays in the builder when a step is undone and nothing is selected', () => {
  render(<Builder />);
  fireEvent.click(screen.getByRole('button', { name: 'Add section' }));
  fireEvent.keyDown(document.activeElement!, { key: 'z', code: 'KeyZ', ctrlKey: true });
  const adder = screen.getByRole('button', { name: 'Add section' });
  expect([screen.getAllByRole('listitem').length, document.activeElement]).toEqual([3, adder]);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  expect([undo.disabled, undo.getAttribute('aria-disabled')]).toEqual([false, 'true']);
});

it('undoes and redoes by keys and buttons, and says each step by keyboard, but not that there is none', () => {
  const title = removeQuestion();
  const announcement = () => document.querySelector('fieldset .ds > [role=status]')?.textContent;
  const press = (shiftKey: boolean) =>
    fireEvent.keyDown(title.isConnected ? title : document.activeElement!, {
      key: 'z',
      code: 'KeyZ',
      ctrlKey: true,
      shiftKey,
    });
  press(true);
  expect(announcement()).toBe('Question deleted. Undo brings it back.');
  press(false);
  expect(announcement()).toBe('Undone');
  press(true);
  expect(announcement()).toBe('Redone');
  // By buttons, too.
  for (const [name, now] of [
    ['Undo', 'kept'],
    ['Redo', 'deleted'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(state(), name).toBe(now);
  }
});

const REFUSED = [{ path: 'form.0.body', words: 'has no questions' }];
const TYPES_OF_VISA = [{ id: '1', name: 'Tourist' }];

it('what is wrong with a section, and what its check boxes mean, is read out', () => {
  const value: Json = [{ title: ['', '', 'One'], body: [] }];
  render(<Sections value={value} issues={REFUSED} sectionTypes={TYPES_OF_VISA} />);
  fireEvent.click(document.querySelector('.ds-name')!);
  const [, adder] = screen.getAllByRole('button', { name: 'Add question' });
  const types = screen.getByRole('group', { name: 'Shown for' });
  const descriptions = [adder, types].map(
    (control) =>
      document.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(descriptions).toEqual([
    'This section has no questions.',
    'None ticked: the section is shown for every type.',
  ]);
});
