import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { applicationIn } from '../../src/panel/applications/application';
import { ActivityCard } from '../../src/panel/applications/ActivityCard';
import { ApplicationFacts } from '../../src/panel/applications/ApplicationFacts';
import { StaffWorkCard } from '../../src/panel/applications/StaffWorkCard';
import { useActivity } from '../../src/panel/applications/useActivity';
import type { Colleagues } from '../../src/panel/applications/useColleagues';
import { startI18n } from '../../src/platform/language/i18n';
import { beginSession, clearSession } from '../../src/platform/session/sessionStore';

const [definition] = readServices('schemas');
const NOTE = {
  id: 'n1',
  at: '2026-11-21T08:00:00.000Z',
  who: 'dilan@agency.example',
  text: 'rang',
};
const ANSWER = { id: 'a1', status: 'new', version: 4, notes: [], readAt: null, definition };
const application = applicationIn(ANSWER)!;

interface ReceivedRequest {
  readonly call: string;
  readonly body: unknown;
  readonly version: string | null;
}

/** Answers the call that waits when the test says so. */
let respond: (status: number, body?: object) => Promise<void>;
const requests: ReceivedRequest[] = [];

beforeAll(() => startI18n('en'));
beforeEach(() => {
  sessionStorage.clear();
  requests.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', (url: string, { method = '', body, headers }: RequestInit) => {
    requests.push({
      call: `${method} ${url.replace(/^.*\/api\//u, '')}`,
      body: body === undefined ? undefined : JSON.parse(String(body)),
      version: new Headers(headers).get('if-match'),
    });
    return new Promise<Response>((resolve) => {
      respond = async (status, now = {}) => {
        const json = { 'content-type': 'application/json' };
        const text = JSON.stringify({ ...ANSWER, ...now });
        await act(async () => {
          resolve(new Response(text, { status, headers: json }));
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

const COLLEAGUE = {
  id: 'u2',
  email: 'dilan@agency.example',
  name: 'Dilan',
  disabled: false,
  handles: null,
};
const colleagues: Colleagues = {
  active: [COLLEAGUE],
  nameOf: () => COLLEAGUE.name,
  nameAt: (email) => (email === COLLEAGUE.email ? COLLEAGUE.name : email),
};

function Cards() {
  const { activity, show: onAnswer } = useActivity(application);
  const both = { application, colleagues, onAnswer };
  return (
    <>
      <StaffWorkCard {...both} />
      <ActivityCard canAdd {...both} activity={activity} />
    </>
  );
}

/** The card of an application that is read anew beside it. */
const card = (now: object) => (
  <StaffWorkCard
    application={applicationIn({ ...ANSWER, ...now })!}
    colleagues={colleagues}
    onAnswer={() => undefined}
  />
);

const show = () => render(<Cards />);
const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const status = () => screen.getByLabelText<HTMLSelectElement>('Status');
const write = (text: string) => fireEvent.change(note(), { target: { value: text } });
const choose = (value: string) => fireEvent.change(status(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the status of an application', () => {
  it('is saved at once, with the version that was read', async () => {
    show();
    choose('done');
    await respond(200, { status: 'done', version: 5 });
    choose('refused');
    await respond(200, { status: 'refused', version: 6 });
    expect(requests).toEqual([
      { call: 'PUT application/a1/', body: { status: 'done' }, version: '"4"' },
      { call: 'PUT application/a1/', body: { status: 'refused' }, version: '"5"' },
    ]);
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('that is chosen while another is being saved follows it, and is no colleague’s', async () => {
    show();
    choose('done');
    choose('refused');
    expect(requests).toHaveLength(1);
    await respond(200, { status: 'done', version: 5 });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"5"' });
    expect(status().value).toBe('refused');
    await respond(200, { status: 'refused', version: 6 });
    expect([status().value, screen.queryByRole('alert')]).toEqual(['refused', null]);
  });

  const conflict = {
    savedBy: 'dilan@agency.example',
    savedAt: NOTE.at,
    current: { ...ANSWER, status: 'done', version: 7 },
  };

  it('is shown beside the one that a colleague has set meanwhile, and may stay theirs', async () => {
    show();
    choose('refused');
    await respond(412, conflict);
    expect(screen.getByRole('alert').textContent).toMatch(
      /Dilan changed “Status” to “Done”.*You chose “Refused”/u,
    );
    press('Take theirs');
    expect(status().value).toBe('done');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('is set once more when a colleague has changed only something else', async () => {
    show();
    choose('refused');
    await respond(412, { ...conflict, current: { ...ANSWER, assignee: COLLEAGUE.id, version: 7 } });
    await respond(200, { status: 'refused', assignee: COLLEAGUE.id, version: 8 });
    expect(requests.at(-1)).toMatchObject({ body: { status: 'refused' }, version: '"7"' });
    expect(screen.getByLabelText<HTMLSelectElement>('Assigned to').value).toBe(COLLEAGUE.id);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that could not be saved replaces none that came in beside the card', async () => {
    const { rerender } = render(card({}));
    choose('refused');
    await respond(503);
    rerender(card({ status: 'done', version: 5 }));
    expect(status().value).toBe('refused');
    choose('new');
    expect(requests.at(-1)).toMatchObject({ body: { status: 'new' }, version: '"4"' });
  });

  it('shows what a key of the list has changed', () => {
    const { rerender } = render(card({}));
    rerender(card({ status: 'done', version: 5 }));
    expect(status().value).toBe('done');
  });

  it('may replace the one of a colleague once that was seen', async () => {
    show();
    choose('refused');
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
    fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: COLLEAGUE.id } });
    await respond(200, { assignee: COLLEAGUE.id, version: 6 });
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
    choose('done');
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
    const when = / · |(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*$/gu;
    expect([...items].map((item) => item.textContent.replaceAll(when, ' ').trim())).toEqual([
      'The applicant answered the request',
      'Status: DoneDilan',
      'Assigned to Dilangone@agency.example',
      'Due 1 Dec 2026Dilan',
      'E-mail sent: confirmation of receipt',
    ]);
  });
});

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

  it('that is typed while another is saved is the next one', async () => {
    show();
    write('rang');
    press('Add note');
    write('rang, and again');
    await respond(201, { notes: [NOTE] });
    expect(note().value).toBe(', and again');
    expect(Object.values(sessionStorage).join()).toContain(', and again');
    write('');
  });

  it('that is changed within while it is saved keeps the change', async () => {
    show();
    write('rang, no answer');
    press('Add note');
    write('rang twice, no answer');
    await respond(201, { notes: [NOTE] });
    expect(note().value).toBe('rang twice, no answer');
    write('');
  });

  it('that was typed and not added is added on leaving the page', async () => {
    show();
    write('rang');
    cleanup();
    expect(requests).toMatchObject([{ call: 'POST application/a1/note/', body: { text: 'rang' } }]);
    await respond(201, { notes: [NOTE] });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('that is on its way when the page is left is not added twice', async () => {
    show();
    write('rang');
    press('Add note');
    write('rang, and again');
    cleanup();
    expect(requests).toHaveLength(1);
    await respond(201, { notes: [NOTE] });
    expect(requests.map(({ body }) => body)).toEqual([{ text: 'rang' }, { text: ', and again' }]);
    await respond(201, { notes: [NOTE] });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('that could not be saved is offered the next time', async () => {
    show();
    write('rang');
    cleanup();
    await respond(500);
    show();
    press('Continue editing');
    expect(note().value).toBe('rang');
    press('Add note');
    await respond(500);
    expect(screen.getByText('Not saved')).toBeDefined();
    expect(note().value).toBe('rang');
  });

  it('that was taken back is not kept', () => {
    show();
    write('r');
    write('');
    cleanup();
    expect(requests).toEqual([]);
    show();
    expect(screen.queryByText('Continue editing')).toBeNull();
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
    expect(screen.queryByRole('link')).toBeNull();
    await respond(200, { total, unread: 0 });
    const link = screen.queryByRole('link');
    expect(link?.textContent).toBe(words);
    if (words !== undefined) {
      expect(link?.getAttribute('href')).toMatch(/\/home\/inbox\?search=0750\+123\+4567$/u);
    }
  });
});
