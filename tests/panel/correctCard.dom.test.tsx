import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
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
afterEach(cleanup);

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
