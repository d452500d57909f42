import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ViewDialog } from '../../src/panel/views/ViewButton';

afterEach(cleanup);

it('shows the whole of a list’s name that is too long, with an error at the field, and does not save it', () => {
  render(<ViewDialog view={undefined} query="" onClose={() => undefined} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name of the list');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.change(name, { target: { value: 'x'.repeat(60) } });
  expect([name.getAttribute('aria-invalid'), save.disabled]).toEqual(['false', false]);
  fireEvent.change(name, { target: { value: 'x'.repeat(61) } });
  // A browser would cut what is pasted.
  expect(name.maxLength).toBe(-1);
  expect([name.getAttribute('aria-invalid'), save.disabled]).toEqual(['true', true]);
  screen.getByText('Too long: at most 60 characters');
});
