import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';
import type { Values } from '../../src/definition/model/values';
import { DRAFTS } from '../../src/engine/flow/draft';
import { applicationIn } from '../../src/panel/applications/application';
import { CorrectCard } from '../../src/panel/applications/asking/CorrectCard';
// Loaded ahead, since the card loads it lazily.
import '../../src/panel/applications/asking/CorrectForm';

vi.mock('../../src/platform/language/languageStore', async (original) => ({
  ...(await original<typeof import('../../src/platform/language/languageStore')>()),
  loadTexts: () => Promise.resolve(),
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const definition = readServices('schemas').find(
  ({ form }) => Object.keys(form.properties)[0] === 'firstName',
);
const application = applicationIn({ id: 'a1', answers: {}, definition })!;
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFTS));

it('leaves nothing of a correction that is cancelled', async () => {
  render(<CorrectCard application={application} onReload={vi.fn()} />);
  await press('Correct answers');
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  await press('Open these fields');
  await userEvent.type(await screen.findByRole('textbox'), 'Naz');
  await userEvent.tab();
  await vi.waitFor(() => expect(drafts()).toHaveLength(1), 30_000);
  await press('Cancel');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('opens with what a passport says, when it differs', async () => {
  const card = (proposed?: Values) => (
    <CorrectCard application={application} proposed={proposed} onReload={vi.fn()} />
  );
  const { rerender } = render(card());
  rerender(card({ firstName: 'NIYAN' }));
  expect(document.activeElement?.textContent).toMatch('Correct answers');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'NIYAN');
  await press('Cancel');
});

it('says who has changed which answers meanwhile, and proposes what was typed on these', async () => {
  const requests = [
    { fields: ['firstName'], state: 'corrected', answeredAt: '2026-11-29T14:00:00.000Z' },
  ];
  const now = { ...requests[0], id: 'r', text: '', due: null, createdBy: 'hana@example.com' };
  const current = {
    requests: [{ ...now, createdAt: now.answeredAt, before: {}, after: {} }],
    version: 1,
  };
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    const isSent = method === 'POST';
    const stale = { errors: [], savedBy: 'hana@example.com', savedAt: now.answeredAt, current };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(isSent ? stale : {}), {
      status: isSent ? 412 : 200,
      headers,
    });
  });
  const onReload = vi.fn();
  const { unmount } = render(<CorrectCard application={application} onReload={onReload} />);
  await press('Correct answers');
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  await press('Open these fields');
  await userEvent.type(await screen.findByRole('textbox'), 'Naz');
  await press('form.continue');
  await screen.findByRole('button', { name: 'form.send' });
  await press('form.send');
  await vi.waitFor(() => expect(onReload).toHaveBeenCalled());
  expect(useSnackbar.getState().text).toMatch(/^hana@example.com changed “First name” meanwhile/u);
  unmount();
  const read = applicationIn({ id: 'a1', answers: { firstName: 'Nas' }, definition, ...current })!;
  render(<CorrectCard application={read} onReload={onReload} />);
  expect(document.activeElement?.textContent).toMatch('Correct answers');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Naz');
  await press('Cancel');
});
