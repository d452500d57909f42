import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../../src/definition/model/values';
import { TYPES } from '../../src/definition/sections/questions';
import { newElement } from '../../src/panel/sections/kinds';
import { SectionsInput } from '../../src/panel/sections/SectionsInput';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const QUESTION = newElement(TYPES.yesNo);

function Builder() {
  const [value, setValue] = useState<Json>([{ title: ['', '', 'One'], body: [QUESTION] }]);
  return (
    <>
      <SectionsInput value={value} onChange={setValue} issues={[]} />
      <output>{JSON.stringify(value).includes('elType') ? 'kept' : 'deleted'}</output>
    </>
  );
}

const state = () => document.querySelector('output')?.textContent;

/** Deletes the question, and goes on in the title of its section. */
function removeQuestion(): HTMLElement {
  render(<Builder />);
  fireEvent.click(document.querySelectorAll('.sb-name')[1]!);
  fireEvent.click(screen.getByRole('button', { name: 'Delete question' }));
  expect(state()).toBe('deleted');
  const title = document.querySelector<HTMLElement>('.sb-inspector textarea')!;
  title.focus();
  return title;
}

it('a step is undone by Ctrl+Z at its place on Kurdish and Arabic keyboards', () => {
  fireEvent.keyDown(removeQuestion(), { key: 'ئ', code: 'KeyZ', ctrlKey: true });
  expect(state()).toBe('kept');
});

it('the focus stays in the builder when the control that had it goes by an undone step', () => {
  fireEvent.keyDown(removeQuestion(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect([state(), document.activeElement?.id]).toEqual(['kept', 'sb-heading']);
});
