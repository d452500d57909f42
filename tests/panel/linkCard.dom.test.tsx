import type { ComponentProps } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { requestableFields } from '../../src/definition/model/requested';
import { isDisplayed } from '../../src/definition/model/widget';
import { fromPayload } from '../../src/definition/payload/payload';
import { applicationIn } from '../../src/panel/applications/application';
import { AskForm } from '../../src/panel/applications/asking/AskForm';
import { Requests } from '../../src/panel/applications/asking/Requests';
import { Links } from '../../src/panel/applications/handling/Links';
import { useMessage } from '../../src/panel/applications/handling/reply/useMessage';

const [definition] = readServices('schemas');
const ANSWER = { id: 'a1', language: 'ku', status: 'new', readAt: null, links: 1, definition };
function Asking(props: Omit<ComponentProps<typeof AskForm>, 'message'>) {
  return <AskForm {...props} message={useMessage(props.application, () => undefined)} />;
}

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
  render(<Links application={applicationIn(ANSWER)!} onDone={onDone} />);
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

it('asks the applicant under the same key until that has succeeded or was given up', async () => {
  const keys: (string | null)[] = [];
  let status = 500;
  vi.stubGlobal('fetch', async (_: unknown, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    const json = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ requests: [] }), { status, headers: json });
  });
  const open = () =>
    render(
      <Asking
        application={applicationIn(ANSWER)!}
        onAsked={() => undefined}
        onCancel={() => undefined}
      />,
    );
  const fillIn = () => {
    fireEvent.click(screen.getAllByRole('checkbox')[0]!);
    fireEvent.change(screen.getByLabelText(/^Text to/u), { target: { value: 'Please' } });
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(async () => new Promise<void>((done) => void setTimeout(done)));
  };
  open();
  fillIn();
  await press('Ask the applicant');
  cleanup();
  open();
  await press('Ask the applicant');
  await press('Cancel');
  cleanup();
  open();
  fillIn();
  await press('Ask the applicant');
  status = 201;
  await press('Ask the applicant');
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/u);
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
  cleanup();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('asks, makes a link and opens WhatsApp by one press, and notes no link', async () => {
  const [name = ''] = requestableFields(definition!).filter((one) =>
    isDisplayed(definition!.form.properties[one]!),
  );
  const field = definition!.form.properties[name];
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: unknown, { method, body }: RequestInit) => {
    const path = String(url).split('/api/')[1]!;
    if (method === 'POST') calls.push([path, body === undefined ? body : JSON.parse(String(body))]);
    const requests = [{ id: 'r', fields: [name], text: '', due: '2026-12-24', state: 'open' }];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ link: 'secret', requests, data: [] }), { headers });
  });
  const replace = vi.fn();
  vi.stubGlobal('open', () => ({ location: { replace }, close: () => undefined }));
  const answers = fromPayload(definition!, definition!.sample);
  const onAsked = vi.fn();
  const application = applicationIn({ ...ANSWER, language: 'en', answers })!;
  render(<Asking {...{ application, onAsked }} onCancel={() => undefined} />);
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Ask and open WhatsApp' }));
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  const text = new URL(String(replace.mock.calls[0]?.[0])).searchParams.get('text') ?? '';
  expect(text).toContain(`– ${field!.label[2]}`);
  expect(text).toMatch(/by 24 December 2026 here:\n\S+\/status\?lang=en#secret$/u);
  expect(calls.map(([path]) => path)).toEqual([
    'application/a1/request/',
    'application/a1/link/',
    'application/a1/reply/',
  ]);
  expect(calls[2]![1]).toMatchObject({
    channel: 'whatsapp',
    text: text.replace(/\S+$/u, '{link}'),
  });
  expect(onAsked).toHaveBeenCalledTimes(1);
});

it('offers the message of a request as a link when the browser opens no window', async () => {
  const [name = ''] = requestableFields(definition!).filter((one) =>
    isDisplayed(definition!.form.properties[one]!),
  );
  vi.stubGlobal('fetch', async () => {
    const requests = [{ id: 'r', fields: [name], text: '', due: null, state: 'open' }];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ link: 'secret', requests, data: [] }), { headers });
  });
  vi.stubGlobal('open', () => null);
  const answers = fromPayload(definition!, definition!.sample);
  const application = applicationIn({ ...ANSWER, language: 'en', answers })!;
  render(<Requests application={application} onDone={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose fields' }));
  fireEvent.click((await screen.findAllByRole('checkbox'))[0]!);
  fireEvent.click(screen.getByRole('button', { name: 'Ask and open WhatsApp' }));
  const link = await screen.findByRole('link', { name: /^Your browser has not opened WhatsApp/u });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.+secret$/u);
});
