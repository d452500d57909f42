import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApplicationFacts } from '../../src/panel/applications/reading/ApplicationFacts';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';
import {
  ANSWER,
  application,
  card,
  choose,
  COLLEAGUE,
  NOTE,
  press,
  requests,
  respond,
  show,
  status,
  valueOf,
} from './staffCards';

describe('the status of an application', () => {
  it('is saved at once, with the version that was read', async () => {
    show();
    choose('Done');
    await respond(200, { status: 'done', version: 5 });
    choose('Refused');
    await respond(200, { status: 'refused', version: 6 });
    expect(requests).toEqual([
      { call: 'PUT application/a1/', body: { status: 'done' }, version: '"4"' },
      { call: 'PUT application/a1/', body: { status: 'refused' }, version: '"5"' },
    ]);
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('is undone from what is stored by then, which is no conflict with oneself', async () => {
    show();
    const { status: old } = application;
    choose('Done');
    await respond(200, { status: 'done', version: 5 });
    act(() => useSnackbar.getState().action?.act());
    expect(requests.at(-1)).toMatchObject({ body: { status: old }, version: '"5"' });
    await respond(200, { status: old, version: 6 });
    expect(status()).toBe('New');
    expect(useSnackbar.getState().open).toBe(false);
  });

  it('is saved after the one before, without a conflict, if it is chosen meanwhile', async () => {
    show();
    choose('Done');
    choose('Refused');
    expect(requests).toHaveLength(1);
    await respond(200, { status: 'done', version: 5 });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"5"' });
    expect(status()).toBe('Refused');
    await respond(200, { status: 'refused', version: 6 });
    expect([status(), screen.queryByRole('alert')]).toEqual(['Refused', null]);
  });

  const conflict = {
    savedBy: 'dilan@agency.example',
    savedAt: NOTE.at,
    current: { ...ANSWER, status: 'done', version: 7 },
  };

  it('is shown beside the one that a colleague has set meanwhile, and may stay theirs', async () => {
    show();
    choose('Refused');
    await respond(412, conflict);
    expect(screen.getByRole('alert').textContent).toMatch(
      /Dilan changed “Status” to “Done”.*You chose “Refused”/u,
    );
    press('Take theirs');
    expect(status()).toBe('Done');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Handling' }));
    expect(requests).toHaveLength(1);
  });

  it('is set once more when a colleague has changed only something else', async () => {
    show();
    choose('Refused');
    await respond(412, { ...conflict, current: { ...ANSWER, assignee: COLLEAGUE.id, version: 7 } });
    await respond(200, { status: 'refused', assignee: COLLEAGUE.id, version: 8 });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"7"' });
    expect(valueOf('Assigned to')).toBe(COLLEAGUE.name);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is compared with what each colleague has left, one after the other', async () => {
    show();
    choose('Refused');
    const leave = (now: object) => respond(412, { ...conflict, current: { ...ANSWER, ...now } });
    await leave({ assignee: COLLEAGUE.id, version: 7 });
    await leave({ status: 'refused', version: 8 });
    // As it was when it was chosen, but not before this change.
    await leave({ status: 'new', version: 9 });
    expect(requests.map(({ version }) => version)).toEqual(['"4"', '"7"', '"8"']);
    expect(screen.getByRole('alert').textContent).toMatch(
      /Dilan changed “Status” to “New”.*You chose “Refused”/u,
    );
    press('Keep mine');
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"9"' });
  });

  it('does not replace a newer one if it could not be saved', async () => {
    const { rerender } = render(card({}));
    choose('Refused');
    await respond(503);
    rerender(card({ status: 'done', version: 5 }));
    expect(status()).toBe('Refused');
    choose('New');
    expect(requests.at(-1)).toMatchObject({ body: { status: 'new' }, version: '"4"' });
  });

  it('shows what a key of the list has changed', () => {
    const { rerender } = render(card({}));
    rerender(card({ status: 'done', version: 5 }));
    expect(status()).toBe('Done');
  });

  it('is chosen by the keys of the list', async () => {
    render(card({}));
    fireEvent.keyDown(document.body, { code: 'KeyS' });
    fireEvent.keyDown(screen.getByRole('menu', { name: 'Status' }), { code: 'Digit2' });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'inProgress' }, version: '"4"' });
    await respond(200, { status: 'inProgress', version: 5 });
  });

  it('returns to the one before by Undo, but not over the one of a colleague', async () => {
    show();
    choose('Refused');
    await respond(200, { status: 'refused', version: 5 });
    act(() => useSnackbar.getState().action!.act());
    expect(requests.at(-1)).toMatchObject({ body: { status: 'new' }, version: '"5"' });
    await respond(412, conflict);
    expect(screen.getByRole('alert').textContent).toMatch(/Dilan changed “Status” to “Done”/u);
    expect(requests).toHaveLength(2);
  });

  it('may replace the one of a colleague once that was seen', async () => {
    show();
    choose('Refused');
    await respond(412, conflict);
    press('Keep mine');
    await respond(200, { status: 'refused', version: 8 });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"7"' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an application', () => {
  it('is taken, given away and dated, each based on the version before', async () => {
    show();
    press('Assign to me');
    await respond(200, { assignee: '1', version: 5 });
    choose(COLLEAGUE.name, 'Assigned to');
    await respond(200, { assignee: COLLEAGUE.id, version: 6 });
    press('Due —');
    const due = await screen.findByLabelText('Due', { selector: 'input' });
    fireEvent.input(due, { target: { value: '2026-12-01' } });
    fireEvent.blur(due);
    await respond(200, { assignee: COLLEAGUE.id, due: '2026-12-01', version: 7 });
    expect(requests.map(({ body, version }) => [body, version])).toEqual([
      [{ assignee: '1' }, '"4"'],
      [{ assignee: COLLEAGUE.id }, '"5"'],
      [{ due: '2026-12-01' }, '"6"'],
    ]);
  });

  it('tells what has happened to it, by the names of colleagues', async () => {
    show();
    choose('Done');
    const entries = [
      ['answered', '', ''],
      ['status', 'done', COLLEAGUE.email],
      ['assigned', COLLEAGUE.email, 'gone@agency.example'],
      ['due', '2026-12-01', COLLEAGUE.email],
      ['mail', 'receipt', ''],
    ] as const;
    const activity = entries.map(([kind, text, who], index) => {
      return { id: String(index), at: NOTE.at, kind, text, who };
    });
    await respond(200, { status: 'done', activity });
    const items = screen.getByRole('list', { name: 'Activity' }).querySelectorAll('li');
    const when = / · |21 November 2026, .*$/gu;
    expect([...items].map((item) => item.textContent.replaceAll(when, ' ').trim())).toEqual([
      'The applicant answered the request',
      'Status: DoneDilan',
      'Assigned to Dilangone@agency.example',
      'Due 1 December 2026Dilan',
      'E-mail sent: confirmation of receipt',
    ]);
  });
});

describe('the facts of an application', () => {
  const who = { phone: '0750 123 4567', email: '' };

  it.each([
    [1, undefined],
    [2, '1 other application'],
    [3, '2 other applications'],
  ])('lead to the others of a phone number that %i applications have', async (total, words) => {
    render(<ApplicationFacts application={application} who={who} />);
    expect(requests.map(({ call }) => call)).toEqual([
      'GET application_count/?search=0750+123+4567',
    ]);
    const others = () => screen.queryByRole('link', { name: /other application/u });
    expect(others()).toBeNull();
    await respond(200, { total, unread: 0 });
    const link = others();
    expect(link?.textContent).toBe(words);
    if (words !== undefined) {
      expect(link?.getAttribute('href')).toMatch(/\/home\/inbox\?search=0750\+123\+4567$/u);
    }
  });
});
