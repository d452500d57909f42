import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { applicationIn } from '../../src/panel/applications/application';
import { Activity, useActivity } from '../../src/panel/applications/handling/Activity';
import { StaffWork } from '../../src/panel/applications/handling/StaffWork';
import type { Colleagues } from '../../src/panel/applications/useColleagues';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const [definition] = readServices('schemas');
export const NOTE = {
  id: 'n1',
  at: '2026-11-21T08:00:00.000Z',
  who: 'dilan@agency.example',
  text: 'rang',
};
export const ANSWER = { id: 'a1', status: 'new', version: 4, notes: [], readAt: null, definition };
export const application = applicationIn(ANSWER)!;

interface ReceivedRequest {
  readonly call: string;
  readonly body: unknown;
  readonly version: string | null;
  readonly key: string | undefined;
}

let respondNow: (status: number, body?: object) => Promise<void>;

/** Answers the call that waits. */
export const respond = (statusCode: number, body?: object): Promise<void> =>
  respondNow(statusCode, body);

/** The calls, in their order. */
export const requests: ReceivedRequest[] = [];
beforeEach(() => {
  sessionStorage.clear();
  requests.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', (url: string, { method = '', body, headers }: RequestInit) => {
    requests.push({
      call: `${method} ${url.replace(/^.*\/api\//u, '')}`,
      body: body === undefined ? undefined : JSON.parse(String(body)),
      version: new Headers(headers).get('if-match'),
      key: new Headers(headers).get('idempotency-key') ?? undefined,
    });
    return new Promise<Response>((resolve) => {
      respondNow = async (status, now = {}) => {
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

export const COLLEAGUE = {
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

/** An application, as far as staff work on it. */
export function Cards() {
  const { activity, show: onAnswer } = useActivity(application);
  const both = { application, colleagues, onAnswer };
  return (
    <>
      <StaffWork {...both} />
      <Activity canAdd {...both} activity={activity} />
    </>
  );
}

/** The card of an application that is read anew beside it, with the keys of the list. */
export const card = (now: object) => (
  <StaffWork
    hasKeys
    application={applicationIn({ ...ANSWER, ...now })!}
    colleagues={colleagues}
    onAnswer={() => undefined}
  />
);

export const show = () => render(<Cards />);
export const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
/** Returns the value of a property that is chosen in a menu. */
export const valueOf = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label} `, 'u') }).textContent;
export const status = () => valueOf('Status');
export const write = (text: string) => fireEvent.change(note(), { target: { value: text } });
export const choose = (name: string, label = 'Status') => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} `, 'u') }));
  const menu = within(screen.getByRole('menu', { name: label }));
  fireEvent.click(menu.getByText(name));
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
