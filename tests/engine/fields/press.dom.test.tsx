import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { string, text } from '../../definition/words';
import { openForm } from './form';

const choices = ['a', 'b'].map((value) => ({ value, label: text(`Choice ${value}`) }));

/** A form that was refused for want of a name, in which the name is being typed now. */
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

describe('what was mended just before a press', () => {
  it('stays on the page until the click, so that the page does not move under the pointer', async () => {
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

  it('goes after a while where no click follows', async () => {
    const { name, find } = await mending();
    fireEvent.pointerDown(document.body);
    fireEvent.blur(name);
    expect(find('name-error')).not.toBeNull();
    await waitFor(() => expect(find('name-error')).toBeNull(), { timeout: 5000 });
  });

  it('goes at once where the field is left by a key', async () => {
    const { name, find } = await mending();
    fireEvent.blur(name);
    expect(find('name-error')).toBeNull();
  });
});
