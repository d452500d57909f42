import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE } from '../../src/contract/applications';
import { ShownApplication } from '../../src/panel/applications/reading/ApplicationPage';
import { useActivity } from '../../src/panel/applications/handling/Activity';
import {
  ANSWER,
  application,
  Cards,
  note,
  NOTE,
  press,
  requests,
  respond,
  show,
  write,
} from './staffCards';

const leave = () => act(async () => cleanup());

describe('a note of staff', () => {
  it('is added to those of colleagues', async () => {
    show();
    write(' rang ');
    press('Add note');
    await respond(201, { activity: [{ ...NOTE, kind: 'note' }] });
    expect(requests).toMatchObject([{ call: 'POST application/a1/note/', body: { text: 'rang' } }]);
    expect(screen.getByRole('list', { name: 'Activity' }).textContent).toMatch(/rang.*Dilan/u);
    expect(note().value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is the next one if it is typed while another is saved', async () => {
    show();
    write('rang');
    press('Add note');
    write('rang, and again');
    await respond(201, { notes: [NOTE] });
    expect(note().value).toBe(', and again');
    expect(Object.values(sessionStorage).join()).toContain(', and again');
    write('');
  });

  it('has the changes made while it is saved', async () => {
    show();
    write('rang, no answer');
    press('Add note');
    write('rang twice, no answer');
    await respond(201, { notes: [NOTE] });
    expect(note().value).toBe('rang twice, no answer');
    write('');
  });

  it('is added on leaving the page if it was typed and not added', async () => {
    show();
    write('rang');
    await leave();
    expect(requests).toMatchObject([{ call: 'POST application/a1/note/', body: { text: 'rang' } }]);
    await respond(201, { notes: [NOTE] });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is not added twice if the page is left while it is sent', async () => {
    show();
    write('rang');
    press('Add note');
    write('rang, and again');
    await leave();
    expect(requests).toHaveLength(1);
    await respond(201, { notes: [NOTE] });
    expect(requests.map(({ body }) => body)).toEqual([{ text: 'rang' }, { text: ', and again' }]);
    await respond(201, { notes: [NOTE] });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is not lost if it fails after its page was left and opened again', async () => {
    show();
    write('rang');
    press('Add note');
    await leave();
    show();
    await respond(500);
    await leave();
    show();
    expect(note().value).toBe('rang');
    write('');
  });

  it('is offered the next time if it could not be saved', async () => {
    show();
    write('rang');
    await leave();
    await respond(500);
    show();
    expect(note().value).toBe('rang');
    expect(screen.getByText('Saved when you leave')).toBeDefined();
    await leave();
    await respond(500);
    show();
    press('Add note');
    await respond(500);
    expect(screen.getByText('Not saved')).toBeDefined();
    expect(note().value).toBe('rang');
  });

  it('is sent under the same key until it is saved, and then or changed under another', async () => {
    show();
    write('rang');
    press('Add note');
    await respond(500);
    await leave();
    await respond(500);
    show();
    press('Add note');
    await respond(201, { notes: [NOTE] });
    write('rang');
    press('Add note');
    await respond(500);
    write('rang ');
    press('Add note');
    await respond(201, { notes: [NOTE] });
    const [first, ...others] = requests.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f-]{36}$/u);
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(new Set([first, ...others.slice(2)]).size).toBe(3);
  });

  it('stays whole if it is too long, has an error at the field, and cannot be added', () => {
    show();
    const long = 'x'.repeat(LONGEST_NOTE);
    write(`${long}x`);
    // A browser would cut what is pasted.
    expect(note().maxLength).toBe(-1);
    expect(note().getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Too long: at most 5000 characters');
    press('Add note');
    expect(requests).toEqual([]);
    write(long);
    expect(note().getAttribute('aria-invalid')).toBe('false');
    write('');
  });

  it('is not saved if it was cleared before leaving', async () => {
    show();
    write('r');
    write('');
    await leave();
    expect(requests).toEqual([]);
    show();
    expect(note().value).toBe('');
  });
});

it('an answer that comes late does not hide what has happened since', () => {
  const { result } = renderHook(() => useActivity(application));
  const [first, second] = ['n1', 'n2'].map((id) => ({ ...NOTE, id, kind: 'note' }));
  act(() => result.current.show({ ...ANSWER, activity: [second, first] }));
  act(() => result.current.show({ ...ANSWER, activity: [first] }));
  expect(result.current.activity).toHaveLength(2);
});

it('a note is not added twice by a page that is opened in place of its own', async () => {
  const { rerender } = render(<Cards key="first" />);
  write('rang');
  await act(async () => rerender(<Cards key="second" />));
  expect([requests.length, note().value]).toEqual([0, 'rang']);
  await leave();
  expect(requests).toHaveLength(1);
  // While it is on its way, it is no longer to be added.
  show();
  expect(note().value).toBe('');
  await respond(201);
});

it('an application stays, with what is typed there, while it is read again', () => {
  const reload = () => undefined;
  const page = (read: Parameters<typeof ShownApplication>[0]['read']) => (
    <ShownApplication read={read} id="a1" back="/inbox" />
  );
  const { rerender } = render(page({ state: 'ready', value: application, reload }));
  write('rang');
  rerender(page({ state: 'loading', before: application, reload }));
  expect(note().value).toBe('rang');
  write('');
});
