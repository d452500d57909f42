import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrafts } from '../../src/engine/flow/draft';
import type { Outcome, Submission } from '../../src/engine/ports';
import { beginSession } from '../../src/platform/api/sessionStore';
import { ContactOffer } from '../../src/site/service/ContactOffer';
import { lastContact, remember, sentRequests, switchOff } from '../../src/site/service/device';
import { isEntering } from '../../src/site/service/entering';
import { sitePorts } from '../../src/site/service/sitePorts';
import { OpenMenu } from '../../src/site/tiles/OpenMenu';
import { MyRequests } from '../../src/site/tiles/MyRequests';
import { services } from '../fixtures/services';
import { clearDevice } from './deviceData';

vi.mock('../../src/platform/language/useTranslation', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

const KEY = 'rega-requests';
const LINK = 'a'.repeat(43);
const CONTACT = { firstName: 'Dana', email: 'dana@mail.example', phoneNumber: '07501234567' };
const service = services.find(({ form }) =>
  Object.keys(CONTACT).every((name) => Object.hasOwn(form.properties, name)),
)!;

afterEach(clearDevice);

const submissionOf = (request: object) => ({ request, key: 'k', language: 'en' }) as Submission;

const answers = {
  ...CONTACT,
  surname: '',
  passportNumber: 'A1',
  children: [{ firstName: 'Lana' }],
};

const send = (
  reference = 'RG-1',
  outcome: Partial<Outcome> = {},
  request: object = { encoding: 'json', path: '', json: answers },
) =>
  remember(
    service.tile.title,
    { kind: 'sent', reference, link: LINK, ...outcome } as Outcome,
    submissionOf(request),
  );

const drafts = () => createDrafts(() => localStorage, service.id);

function openOffer() {
  const onUse = vi.fn();
  render(<ContactOffer service={service} subject={undefined} onUse={onUse} />);
  return onUse;
}

it('stores nothing of the answers but how somebody is reached', () => {
  send();
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({
    requests: [
      {
        reference: 'RG-1',
        link: LINK,
        title: service.tile.title,
        day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
      },
    ],
    contact: CONTACT,
  });
});

it('reads the contact answers of a form with files, too', () => {
  const parts = [
    { name: 'email', text: CONTACT.email },
    { name: 'photos', file: 'token' },
    { name: 'passportNumber', text: 'A1' },
  ];
  send('RG-1', {}, { encoding: 'multipart', path: '', parts });
  expect(lastContact()).toEqual({ email: CONTACT.email });
});

it('lists the last request first, each once, and none that was not sent', () => {
  send('RG-1');
  send('RG-2');
  send('RG-1');
  send('RG-3', { kind: 'unreachable' });
  expect(sentRequests().map(({ reference }) => reference)).toEqual(['RG-1', 'RG-2']);
});

it('stores nothing where staff enter for others, and shows them nothing', async () => {
  send();
  drafts().save({ key: 'a', step: 0, values: {}, unsaved: {}, savedAt: Date.now() });
  const before = localStorage.getItem(KEY);
  beginSession('token', { id: '1', email: 'a@agency.example' });
  history.replaceState(null, '', `${service.route}?enter`);
  expect(isEntering()).toBe(true);
  const sent = { reference: 'RG-9', link: LINK };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(sent))),
  );
  const json = { firstName: 'Karim' };
  const outcome = await sitePorts(service).submit({
    ...submissionOf({ encoding: 'json', path: service.submit.path, json }),
    files: new Map(),
    quiet: false,
    isDoubtful: false,
    onProgress: () => undefined,
  });
  expect(outcome).toMatchObject({ kind: 'sent', ...sent });
  // What would be stored is stored once a part has loaded.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(localStorage.getItem(KEY)).toBe(before);
  const { container } = render(<MyRequests />);
  expect(container.textContent).toBe('');
  openOffer();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lists them in the open menu, which closes when one is followed', async () => {
  send();
  drafts().save({ key: 'a', step: 0, values: {}, unsaved: {}, savedAt: Date.now() });
  const onClose = vi.fn();
  render(<OpenMenu onClose={onClose} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    service.route,
    `/status#${LINK}`,
  ]);
  await userEvent.click(links[0]!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('removes all that is stored with one press, and stores nothing from then on', async () => {
  send();
  render(<MyRequests />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/status#${LINK}`);
  await userEvent.click(screen.getByRole('button', { name: 'mine.off' }));
  expect(screen.queryByRole('heading')).toBeNull();
  const all = JSON.stringify(Object.entries(localStorage));
  for (const text of [LINK, 'RG-1', ...Object.values(CONTACT)]) expect(all).not.toContain(text);
  send('RG-2');
  expect(sentRequests()).toEqual([]);
  expect(lastContact()).toEqual({});
});

it('puts the contact answers into a form without a draft', async () => {
  send();
  const onUse = openOffer();
  expect(drafts().load()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'mine.useGo' }));
  expect(onUse).toHaveBeenCalledTimes(1);
  expect(drafts().load()).toMatchObject({ version: service.version, values: CONTACT });
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not overwrite what was typed before the press', async () => {
  send();
  openOffer();
  const typed = { firstName: 'Naz', surname: 'Ali' };
  drafts().save({ key: 'a', step: 0, values: typed, unsaved: {}, savedAt: Date.now() });
  await userEvent.click(screen.getByRole('button', { name: 'mine.useGo' }));
  expect(drafts().load()).toMatchObject({ key: 'a', values: { ...CONTACT, ...typed } });
});

it('offers no contact answers to a form with a draft, nor after they were removed', () => {
  send();
  drafts().save({ key: 'a', step: 0, values: {}, unsaved: {}, savedAt: Date.now() });
  openOffer();
  expect(screen.queryByRole('button')).toBeNull();
  drafts().remove();
  switchOff();
  openOffer();
  expect(screen.queryByRole('button')).toBeNull();
});

const title = ['a', 'b', 'c'];
it.each([
  'not JSON {',
  '{',
  '{}',
  'null',
  '7',
  '[1]',
  '{"requests":7,"contact":[]}',
  JSON.stringify({
    requests: [null, 7, 'x', { title }, { title, reference: {}, link: [], day: 1 }],
  }),
  JSON.stringify({ requests: [{ title: [1, 2, 3], reference: 'x', link: 'x', day: 'x' }] }),
  JSON.stringify({ contact: { email: { a: 1 }, firstName: ['x'], __proto__: 1, toString: 'x' } }),
])('does not break a page by what else is stored there: %s', (text) => {
  localStorage.setItem(KEY, text);
  localStorage.setItem(`rega-draft:${service.id}`, text);
  const { container } = render(<MyRequests />);
  expect(container.textContent).toBe('');
  openOffer();
  expect(screen.queryByRole('button')).toBeNull();
  send();
  expect(sentRequests()).toHaveLength(1);
});

it('forgets requests, and how their sender is reached, after a year', () => {
  vi.setSystemTime(new Date('2026-03-01T09:00:00Z'));
  send();
  vi.setSystemTime(new Date('2027-02-28T09:00:00Z'));
  expect(sentRequests()).toHaveLength(1);
  expect(lastContact()).toEqual(CONTACT);
  vi.setSystemTime(new Date('2027-03-03T09:00:00Z'));
  expect(sentRequests()).toEqual([]);
  expect(lastContact()).toEqual({});
  vi.useRealTimers();
});
