import Menu from '@mui/material/Menu';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackClosesLayers } from '../../src/panel/layout/BackClosesLayers';

const PATIENCE = { timeout: 30_000 };

function Page() {
  const [open, setOpen] = useState(['first', 'second']);
  return (
    <>
      <BackClosesLayers />
      <button type="button" onClick={() => setOpen([])} aria-label="none" />
      {['first', 'second'].map((name) => (
        <Menu
          key={name}
          anchorEl={document.body}
          open={open.includes(name)}
          transitionDuration={0}
          onClose={() => setOpen((all) => all.filter((one) => one !== name))}
          slotProps={{ list: { 'aria-label': name } }}
        />
      ))}
    </>
  );
}

const state = () => history.state as { dialogs?: number } | null;
const shown = () => screen.queryAllByRole('menu', { hidden: true }).length;
const back = () => act(async () => history.back());

beforeEach(() => history.replaceState(null, ''));
afterEach(cleanup);

it('Back closes the layer on top, one at a time, and stays on the page', async () => {
  render(<Page />);
  await vi.waitFor(() => expect(state()?.dialogs).toBe(2), PATIENCE);
  for (const left of [1, 0]) {
    await back();
    await vi.waitFor(() => expect(shown()).toBe(left), PATIENCE);
  }
  expect(state()).toBeNull();
});

it('Back from a page that was chosen in a layer skips the entry of that layer', async () => {
  render(<Page />);
  await vi.waitFor(() => expect(state()?.dialogs).toBe(2), PATIENCE);
  history.pushState({ page: 'chosen' }, '');
  act(() => screen.getByLabelText('none').click());
  await vi.waitFor(() => expect(shown()).toBe(0), PATIENCE);
  await back();
  await vi.waitFor(() => expect(state()).toBeNull(), PATIENCE);
});
