import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { LONGEST_REASON, type StaffDocument } from '../../src/contract/documents';
import { applicationIn } from '../../src/panel/applications/application';
import { DocumentItem } from '../../src/panel/applications/documents/DocumentItem';
import { Documents } from '../../src/panel/applications/documents/Documents';
import { createPhotoCache, Photos } from '../../src/panel/applications/photos/photoCache';

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
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: RegExp) => fireEvent.click(button(name));
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(reason(), { target: { value } });
const isPressed = (name: RegExp) => button(name).getAttribute('aria-pressed');
const refuse = () => button(/^Refuse$/u);

/** What is sent. */
function stubCalls(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ documents: [] });
  });
  return sent;
}

it('shows a state that a colleague has set meanwhile', () => {
  const { rerender } = render(item(NEEDED));
  rerender(item(ACCEPTED));
  expect([isPressed(/^Accept:/u), isPressed(/^Refuse:/u)]).toEqual(['true', null]);
});

it('is accepted in one press, and by another one no longer', async () => {
  const sent = stubCalls();
  const { rerender } = render(item(NEEDED));
  await act(async () => press(/^Accept:/u));
  rerender(item(ACCEPTED));
  await act(async () => press(/^Accept:/u));
  expect(sent).toMatchObject([
    { item: 'passport', state: 'accepted', version: 1 },
    { item: 'passport', state: 'needed', version: 2 },
  ]);
});

it('gives the focus back to Refuse when the form of the reason closes', () => {
  render(item(NEEDED));
  const isOpen = () => button(/^Refuse:/u).getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  press(/^Refuse:/u);
  expect([isOpen(), document.activeElement]).toEqual(['true', reason()]);
  press(/^Cancel$/u);
  expect([isOpen(), document.activeElement]).toEqual(['false', button(/^Refuse:/u)]);
});

it('a refusal that is being written stays, and asks, when a colleague’s change comes in', () => {
  const { rerender } = render(item(NEEDED));
  press(/^Refuse:/u);
  write('Too dark');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(item(ACCEPTED));
  expect(reason().value).toBe('Too dark');
  expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/u);
});

it('shows a state that a colleague has set, and asks, if another one is pressed at the same time', async () => {
  const current = { documents: [{ ...ACCEPTED, version: 3 }] };
  vi.stubGlobal('fetch', async () =>
    Response.json({ savedBy: 'dilan@agency.example', savedAt: '', current }, { status: 412 }),
  );
  render(item(NEEDED));
  await act(async () => press(/^Accept:/u));
  expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/u);
});

it('asks for a document that nobody has asked for yet', async () => {
  const sent = stubCalls();
  render(item({ ...NEEDED, version: 0, isAsked: false }));
  screen.getByText('Not asked for yet');
  press(/^Ask for/u);
  await vi.waitFor(() => expect(sent).toMatchObject([{ item: 'passport', state: 'needed' }]));
});

it('keeps all of a reason that is too long, says so at the field, and does not save it', () => {
  render(item(NEEDED));
  press(/^Refuse:/u);
  const long = 'x'.repeat(LONGEST_REASON);
  write(long);
  expect([reason().getAttribute('aria-invalid'), refuse().disabled]).toEqual(['false', false]);
  write(`${long}x`);
  // A browser would cut what is pasted.
  expect(reason().maxLength).toBe(-1);
  expect([reason().getAttribute('aria-invalid'), refuse().disabled]).toEqual(['true', true]);
  screen.getByText('Too long: at most 1000 characters');
});

it('sends no reason with another state, and forgets the one that was begun', async () => {
  const sent = stubCalls();
  render(item(NEEDED));
  press(/^Refuse:/u);
  write('x'.repeat(LONGEST_REASON + 1));
  await act(async () => press(/^Accept:/u));
  expect(sent).toMatchObject([{ state: 'accepted', reason: '' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('a reason that was not saved is there again, with a warning if the document has changed since', () => {
  render(item(NEEDED));
  press(/^Refuse:/u);
  write('Not legible');
  cleanup();
  render(item(ACCEPTED));
  expect(isPressed(/^Accept:/u)).toBe('true');
  expect(reason().value).toBe('Not legible');
  expect(screen.getByRole('alert').textContent).toMatch(/has changed since you opened it/u);
});

it('moves the focus to the heading once the last file is sorted', async () => {
  const files = { documents: [NEEDED], files: [], given: [] };
  const unsorted = applicationIn({
    id: 'a1',
    readAt: null,
    definition,
    ...files,
    unsorted: ['f1'],
  })!;
  vi.stubGlobal('fetch', async () => Response.json({ ...files, unsorted: [] }));
  const photos = [{ id: 'f1', name: 'Passport 1', file: 'passport-1' }];
  render(
    <Photos value={{ photos, photoStore: createPhotoCache(photos), application: unsorted }}>
      <Documents isOpen application={unsorted} nameAt={String} onDone={() => undefined} />
    </Photos>,
  );
  await act(async () => press(/^None of these$/u));
  await vi.waitFor(() => expect(screen.queryByText(/came with the form/u)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Documents' }));
});
