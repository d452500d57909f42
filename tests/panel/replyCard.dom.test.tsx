import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { fromPayload } from '../../src/definition/payload/payload';
import { applicationIn } from '../../src/panel/applications/application';
import { LONGEST_REPLY } from '../../src/contract/applications';
import { partId } from '../../src/panel/applications/caseParts';
import { ApplicationFacts } from '../../src/panel/applications/reading/ApplicationFacts';
import { ReplyForm } from '../../src/panel/applications/handling/reply/ReplyForm';

const definition = readServices('schemas').find(({ staff }) => staff.statuses !== undefined)!;
const answers = fromPayload(definition, definition.sample);
const [asked = ''] = Object.keys(definition.form.properties);
const [unasked, needed] = definition.documents ?? [];
const application = applicationIn({
  id: 'a1',
  reference: 'RG-7K3M-2QXD',
  language: 'ar',
  status: 'new',
  answers,
  definition,
  requests: [{ id: 'r', fields: [asked], state: 'open' }],
  documents: [
    { item: unasked!.id, state: 'needed', isAsked: false },
    { item: needed!.id, state: 'needed', isAsked: true },
  ],
})!;
const TEMPLATE = {
  id: 't',
  name: ['ک', 'ع', 'Missing'],
  text: ['ku {name}', 'ar {reference}: {status} {missing}', 'en {service}'],
};
const status = { id: '1', at: '', who: '', kind: 'status', text: 'atEmbassy' } as const;
const calls: unknown[] = [];
const keys: (string | null)[] = [];
let code = 201;

beforeEach(() => {
  calls.length = 0;
  keys.length = 0;
  code = 201;
  vi.stubGlobal('fetch', async (_: string, { method, body, headers: sent }: RequestInit) => {
    const isPost = method === 'POST';
    if (isPost) calls.push(JSON.parse(String(body)));
    if (isPost) keys.push(new Headers(sent).get('Idempotency-Key'));
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ data: [TEMPLATE] }), {
      headers,
      status: isPost ? code : 200,
    });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const choose = (label: string, name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} `, 'u') }));
  fireEvent.click(within(screen.getByRole('menu', { name: label })).getByText(name));
};

it('fills in a template in the language of the applicant, and notes what was written', async () => {
  const onReplied = vi.fn();
  render(<ReplyForm application={application} activity={[status]} onReplied={onReplied} />);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
  choose('Template', 'Missing');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(text.value).toMatch(/^ar RG-7K3M-2QXD: قدّمنا طلبك إلى السفارة.* [\p{Script=Arabic}]/u);
  expect(text.value).toContain(needed!.name[1]);
  expect(text.value).not.toContain(unasked!.name[1]);
  choose('Language', 'English');
  expect(text.value).toBe(`en ${definition.tile.title[2]}`);
  fireEvent.change(text, { target: { value: 'Hello' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(link.href).toBe('https://wa.me/9647702223344?text=Hello');
  expect(link.target).toBe('_blank');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
  expect(calls).toEqual([{ channel: 'whatsapp', text: 'Hello' }]);
  expect(onReplied).toHaveBeenCalledTimes(1);
});

const open = async () => {
  render(<ReplyForm application={application} activity={[]} onReplied={vi.fn()} />);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
};
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (value: string) => fireEvent.change(message(), { target: { value } });

it('keeps what was typed when another language or template is chosen, which is put in at the cursor', async () => {
  await open();
  choose('Template', 'Missing');
  type('Hello Sara.\nYours, Dilan');
  choose('Language', 'English');
  expect(message().value).toBe('Hello Sara.\nYours, Dilan');
  message().setSelectionRange(11, 11);
  fireEvent.blur(message());
  choose('Template', 'Missing');
  const service = definition.tile.title[2];
  expect(message().value).toBe(`Hello Sara.\n\nen ${service}\n\nYours, Dilan`);
});

const press = async (name: string) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await act(async () => {
    fireEvent.click(link);
    await new Promise<void>((done) => void setTimeout(done));
  });
};

it('notes the same text under the same key until that has succeeded', async () => {
  code = 500;
  await open();
  type('Hello');
  await press('WhatsApp');
  cleanup();
  await open();
  await press('WhatsApp');
  code = 201;
  await press('WhatsApp');
  await press('WhatsApp');
  const [first, ...others] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/u);
  expect(others.map((key) => key === first)).toEqual([true, true, false]);
  code = 500;
  for (let calls = 0; calls < 2; calls += 1) {
    cleanup();
    const who = { phone: '0770 222 3344', email: '' };
    render(<ApplicationFacts {...{ application, who }} onReplied={() => undefined} />);
    await press('Call');
  }
  expect(new Set(keys.slice(-3)).size).toBe(3);
});

it('keeps all of a text that is too long, says so at the field, and sends nothing of it', async () => {
  await open();
  const long = 'x'.repeat(LONGEST_REPLY);
  type(long);
  expect(message().getAttribute('aria-invalid')).toBe('false');
  choose('Template', 'Missing');
  expect(message().value).toMatch(new RegExp(`^${long}\\n\\nar RG`, 'u'));
  // A browser would cut what is put in after it, and what is pasted.
  expect(message().maxLength).toBe(-1);
  expect(message().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Too long: at most 4000 characters');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('aria-disabled')).toBe('true');
  type('Hello');
  expect(screen.queryByText(/^Too long/u)).toBeNull();
});

it('has what was typed again after another page was shown, until it was sent', async () => {
  await open();
  type('Hello');
  cleanup();
  await open();
  expect(message().value).toBe('Hello');
  await press('WhatsApp');
  expect(message().value).toBe('Hello');
  cleanup();
  await open();
  expect(message().value).toBe('');
});

it('leads from the facts to a message that is begun, instead of to WhatsApp without it', async () => {
  const who = { phone: '0770 222 3344', email: '' };
  const jumped = vi.fn();
  render(
    <>
      <ApplicationFacts {...{ application, who }} onReplied={() => undefined} />
      <nav className="ap-jump">
        <a href={`#${partId('reply')}`} onClick={jumped}>
          Reply
        </a>
      </nav>
    </>,
  );
  await open();
  type('Hello');
  fireEvent.click(screen.getAllByRole('link', { name: 'WhatsApp' })[0]!);
  expect([jumped.mock.calls.length, calls]).toEqual([1, []]);
});
