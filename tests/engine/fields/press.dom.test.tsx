import { createEvent, fireEvent, render, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchPointerPresses } from '../../../src/engine/dom/pointerPress';
import { string, text } from '../../definition/words';
import { openForm } from './form';

const choices = ['a', 'b'].map((value) => ({ value, label: text(`Choice ${value}`) }));

/** Opens a form that was refused for a missing name, and types the name without a pause. */
async function mending() {
  const form = await openForm(
    { name: string(), kind: string({ widget: 'radio', choices }) },
    { required: ['name'] },
  );
  await form.press('Continue');
  await waitFor(() => expect(form.find('name-error')).not.toBeNull());
  const name = form.at('name');
  name.focus();
  name.value = 'Hero';
  fireEvent(name, createEvent.input(name));
  return { ...form, name };
}

describe('an error fixed just before a press', () => {
  it('stays until the click, so that nothing moves under the pointer', async () => {
    const { name, find, getByLabelText } = await mending();
    const choice = getByLabelText('Choice b');
    fireEvent.pointerDown(choice);
    fireEvent.blur(name);
    expect(find('name-error')).not.toBeNull();
    fireEvent.pointerUp(choice);
    expect(find('name-error')).not.toBeNull();
    fireEvent.click(choice);
    // Rendered again before React has heard of the click, it would be unchecked.
    expect(find('name-error')).not.toBeNull();
    expect((choice as HTMLInputElement).checked).toBe(true);
    await waitFor(() => expect(find('name-error')).toBeNull());
  });

  it('is removed before the click of a button is heard', async () => {
    const { name, find, getByRole } = await mending();
    const button = getByRole('button', { name: 'Continue' });
    fireEvent.pointerDown(button);
    fireEvent.blur(name);
    fireEvent.click(button);
    expect(find('name-error')).toBeNull();
  });

  it('is removed after a while if no click follows', async () => {
    const { name, find } = await mending();
    fireEvent.pointerDown(document.body);
    fireEvent.blur(name);
    fireEvent.pointerUp(document.body);
    expect(find('name-error')).not.toBeNull();
    await waitFor(() => expect(find('name-error')).toBeNull(), { timeout: 20_000 });
  });

  it('is removed immediately if the field is left by keyboard', async () => {
    const { name, find } = await mending();
    fireEvent.blur(name);
    expect(find('name-error')).toBeNull();
  });
});

describe('a press on what moves from under the pointer', () => {
  /** Presses a button whose click arrives elsewhere, as the browser sends it when the button has moved. */
  function pressed(at: { readonly clientX: number; readonly clientY: number }) {
    onTestFinished(watchPointerPresses());
    const counts = { pressed: 0, elsewhere: 0 };
    const { getByRole } = render(
      <div onClick={() => (counts.elsewhere += 1)}>
        <button onClick={() => (counts.pressed += 1)}>Add</button>
      </div>,
    );
    const button = getByRole('button');
    button.getBoundingClientRect = () => new DOMRect(10, 10, 80, 40);
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.click(document.body, { detail: 1, ...at });
    return counts;
  }

  it('counts', () => {
    expect(pressed({ clientX: 30, clientY: 20 })).toEqual({ pressed: 1, elsewhere: 1 });
  });

  it('does not count if the pointer was moved away', () => {
    expect(pressed({ clientX: 30, clientY: 200 })).toEqual({ pressed: 0, elsewhere: 0 });
  });
});
