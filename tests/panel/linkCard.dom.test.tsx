import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { applicationIn } from '../../src/panel/applications/application';
import { LinkCard } from '../../src/panel/applications/LinkCard';

const [definition] = readServices('schemas');
const ANSWER = { id: 'a1', language: 'ku', status: 'new', readAt: null, links: 1, definition };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a new link once, and ends all of them', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: unknown, { method }: RequestInit) => {
    calls.push(`${method} ${String(url).split('/api/')[1]}`);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ link: 'secret-token' }), { headers });
  });
  const onDone = vi.fn();
  render(<LinkCard application={applicationIn(ANSWER)!} onDone={onDone} />);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(async () => new Promise<void>((done) => void setTimeout(done)));
  };
  screen.getByText('The applicant has one link to it.');
  await press('New link');
  expect(screen.getByText(/\/status\?lang=ku#secret-token$/u)).toBeTruthy();
  screen.getByText('The applicant has 2 links to it.');
  await press('End all links');
  expect(screen.queryByText(/secret-token/u)).toBeNull();
  screen.getByText('The applicant has no link to it.');
  expect(onDone).toHaveBeenCalledTimes(2);
  expect(calls).toEqual(['POST application/a1/link/', 'DELETE application/a1/link/']);
});
