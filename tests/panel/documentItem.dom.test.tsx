import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { LONGEST_REASON, type StaffDocument } from '../../src/contract/documents';
import { applicationIn } from '../../src/panel/applications/application';
import { DocumentItem } from '../../src/panel/applications/documents/DocumentItem';

const [definition] = readServices('schemas');
const application = applicationIn({ id: 'a1', readAt: null, definition })!;
const NEEDED: StaffDocument = {
  ...{ item: 'passport', state: 'needed', reason: '', expiresOn: null, files: [] },
  ...{ changedAt: null, changedBy: '', version: 1, isAsked: true },
};
const ACCEPTED: StaffDocument = { ...NEEDED, state: 'accepted', version: 2 };
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const item = (document: StaffDocument) => (
  <DocumentItem
    {...{ application, document }}
    nameAt={(email) => email}
    onAnswer={() => undefined}
    onDone={() => undefined}
  />
);
const state = () => screen.getByRole<HTMLSelectElement>('combobox');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/u });

it('a document that a colleague has accepted meanwhile is not offered to be set back', () => {
  const { rerender } = render(item(NEEDED));
  rerender(item(ACCEPTED));
  expect([state().value, button().disabled]).toEqual(['accepted', true]);
});

it('what was chosen for a document stays, and asks, when a colleague’s change comes in', () => {
  const { rerender } = render(item(NEEDED));
  fireEvent.change(state(), { target: { value: 'received' } });
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(item(ACCEPTED));
  expect(state().value).toBe('received');
  expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/u);
});

it('asks for a document that nobody has asked for yet', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ documents: [] });
  });
  render(item({ ...NEEDED, version: 0, isAsked: false }));
  screen.getByText('Not asked for yet');
  fireEvent.click(screen.getByRole('button', { name: /^Ask for/u }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ item: 'passport', state: 'needed' }]));
});

it('keeps all of a reason that is too long, says so at the field, and does not save it', () => {
  render(item(NEEDED));
  fireEvent.change(state(), { target: { value: 'refused' } });
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox');
  const long = 'x'.repeat(LONGEST_REASON);
  fireEvent.change(reason, { target: { value: long } });
  expect([reason.getAttribute('aria-invalid'), button().disabled]).toEqual(['false', false]);
  fireEvent.change(reason, { target: { value: `${long}x` } });
  // A browser would cut what is pasted.
  expect(reason.maxLength).toBe(-1);
  expect([reason.getAttribute('aria-invalid'), button().disabled]).toEqual(['true', true]);
  screen.getByText('Too long: at most 1000 characters');
});

it('sends no reason with another state, whose field is hidden', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ documents: [] });
  });
  render(item(NEEDED));
  fireEvent.change(state(), { target: { value: 'refused' } });
  const long = 'x'.repeat(LONGEST_REASON + 1);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: long } });
  fireEvent.change(state(), { target: { value: 'received' } });
  await act(async () => fireEvent.click(button()));
  expect(sent).toMatchObject([{ state: 'received', reason: '' }]);
});

it('a reason that was not saved is offered again, with a warning if the document has changed since', () => {
  render(item(NEEDED));
  fireEvent.change(state(), { target: { value: 'refused' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not legible' } });
  cleanup();
  render(item(ACCEPTED));
  expect(state().value).toBe('accepted');
  fireEvent.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Not legible');
  expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/u);
});
