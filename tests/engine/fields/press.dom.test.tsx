import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    expect(find('name-error')).toBeNull();
    expect((choice as HTMLInputElement).checked).toBe(true);
  });

  it('is removed after a while if no click follows', async () => {
    const { name, find } = await mending();
    fireEvent.pointerDown(document.body);
    fireEvent.blur(name);
    expect(find('name-error')).not.toBeNull();
    await waitFor(() => expect(find('name-error')).toBeNull(), { timeout: 20_000 });
  });

  it('is removed immediately if the field is left by keyboard', async () => {
    const { name, find } = await mending();
    fireEvent.blur(name);
    expect(find('name-error')).toBeNull();
  });
});
