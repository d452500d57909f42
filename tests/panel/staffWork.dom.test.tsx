import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { applicationIn } from '../../src/panel/applications/application';
import { StaffWorkCard } from '../../src/panel/applications/StaffWorkCard';
import { clearSession, beginSession } from '../../src/platform/session/sessionStore';

const [definition] = readServices('schemas');
const ANSWER = { id: 'a1', status: 'new', note: '', readAt: null, definition };
const application = applicationIn(ANSWER)!;

/** Answers a PUT when the test says so. */
let answer: (status: number) => Promise<void>;
const bodies: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  bodies.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', (_: unknown, options: RequestInit) => {
    bodies.push(JSON.parse(String(options.body)));
    return new Promise<Response>((resolve) => {
      answer = async (status) => {
        const stored = { ...ANSWER, ...Object.assign({}, ...bodies) };
        const headers = { 'content-type': 'application/json' };
        await act(async () => {
          resolve(new Response(JSON.stringify(stored), { status, headers }));
          await new Promise((done) => setTimeout(done));
        });
      };
    });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const show = () => render(<StaffWorkCard application={application} />);
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const write = (text: string) => fireEvent.change(note(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

describe('what staff write beside an application', () => {
  it('saves a status at once, and a note when it is told to', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'done' } });
    expect(said()).toBe('Saving…');
    await answer(200);
    expect(said()).toBe('Saved');
    write('rang');
    expect(said()).toBe('Not saved yet');
    press('Save');
    await answer(200);
    expect(said()).toBe('Saved');
    expect(bodies).toEqual([{ status: 'done' }, { status: 'done', note: 'rang' }]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps what is typed while a saving is on its way', async () => {
    show();
    write('one');
    press('Save');
    write('one two');
    await answer(200);
    expect(note().value).toBe('one two');
    expect(said()).toBe('Not saved yet');
    expect(Object.values(sessionStorage).join()).toContain('one two');
    cleanup();
    show();
    press('Continue editing');
    expect(note().value).toBe('one two');
  });

  it('says when it was not saved, and offers it the next time', async () => {
    show();
    write('rang');
    press('Save');
    await answer(500);
    expect(said()).toBe('Not saved');
    cleanup();
    show();
    press('Discard');
    expect(note().value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps nothing of what was taken back', () => {
    show();
    write('r');
    write('');
    cleanup();
    show();
    expect(screen.queryByText('Continue editing')).toBeNull();
  });
});
