import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { fromPayload } from '../../src/definition/payload/payload';
import { applicationIn } from '../../src/panel/applications/application';
import { ReplyCard } from '../../src/panel/applications/reply/ReplyCard';

const definition = readServices('schemas').find(({ staff }) => staff.statuses !== undefined)!;
const answers = fromPayload(definition, definition.sample);
const [asked = ''] = Object.keys(definition.form.properties);
const application = applicationIn({
  id: 'a1',
  reference: 'RG-7K3M-2QXD',
  language: 'ar',
  status: 'new',
  answers,
  definition,
  requests: [{ id: 'r', fields: [asked], state: 'open' }],
})!;
const TEMPLATE = {
  id: 't',
  name: ['ک', 'ع', 'Missing'],
  text: ['ku {name}', 'ar {reference}: {status} {missing}', 'en {service}'],
};
const status = { id: '1', at: '', who: '', kind: 'status', text: 'atEmbassy' } as const;
const calls: unknown[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') calls.push(JSON.parse(String(body)));
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ data: [TEMPLATE] }), { headers });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('fills in a template in the language of the applicant, and notes what was written', async () => {
  const onReplied = vi.fn();
  render(<ReplyCard application={application} activity={[status]} onReplied={onReplied} />);
  await screen.findByRole('option', { name: 'Missing' });
  fireEvent.change(screen.getByLabelText('Template'), { target: { value: 't' } });
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toMatch(/^ar RG-7K3M-2QXD: قدّمنا طلبك إلى السفارة.* [\p{Script=Arabic}]/u);
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'en' } });
  expect(message.value).toBe(`en ${definition.tile.title[2]}`);
  fireEvent.change(message, { target: { value: 'Hello' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(link.href).toBe('https://wa.me/9647702223344?text=Hello');
  expect(link.target).toBe('_blank');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
  expect(calls).toEqual([{ channel: 'whatsapp', text: 'Hello' }]);
  expect(onReplied).toHaveBeenCalledTimes(1);
});

it('keeps a message that was written without a template when its language changes', async () => {
  render(<ReplyCard application={application} activity={[]} onReplied={vi.fn()} />);
  await screen.findByRole('option', { name: 'Missing' });
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(message, { target: { value: 'Hello' } });
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'en' } });
  expect(message.value).toBe('Hello');
});
