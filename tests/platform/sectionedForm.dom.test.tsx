import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseSections } from '../../src/definition/sections/elements';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import { string, text } from '../definition/words';
import { compile } from '../fixtures/services';
import { type ApiResponse, type ReceivedRequest, startApi } from './apiServer';

// The engine is loaded, forms are opened and sent: nothing here is about time.
vi.setConfig({ testTimeout: 120_000 });

// jsdom lays nothing out, and scrolls nowhere.
Element.prototype.scrollIntoView = () => undefined;

const notice = { text: text('A notice'), timeout: 3000 };
const properties = { name: string({ label: text('Name') }) };
const source = { field: 'form', content: 'questions', in: 'parts' };
const module: ServiceModule = {
  service: {
    id: 'poll',
    version: 1,
    route: '/services/poll',
    page: {},
    sample: {},
    sections: source,
    tile: { icon: 'visa', title: text('Poll'), order: 1 },
    form: { title: text('Apply'), properties },
    steps: [{ title: text('You'), blocks: [{ fields: ['name'] }] }],
    submit: { path: 'client/poll/', encoding: 'json', success: notice, invalid: notice },
    staff: { list: 'poll/', columns: [] },
  },
  validate: compile({ properties }),
};

let api: Awaited<ReturnType<typeof startApi>>;
let SectionedApplication: typeof import('../../src/site/service/sections/SectionedApplication').SectionedApplication;
let SectionedForm: typeof import('../../src/site/service/sections/SectionedForm').SectionedForm;

beforeAll(async () => {
  api = await startApi();
  const { openClient } = await import('./apiServer');
  await openClient(api.base);
  ({ SectionedApplication } = await import('../../src/site/service/sections/SectionedApplication'));
  ({ SectionedForm } = await import('../../src/site/service/sections/SectionedForm'));
});
afterAll(() => api.stop());
beforeEach(() => {
  api.requests.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const question = (elType: number, label: string, more: object = {}) => ({
  elType,
  elLable: text(label),
  value: '',
  ...more,
});

const WHERE = question(1, 'Where to');
const WHY = question(8, 'Why', { choiceId: 'reasons' });
const sectionsOf = (...body: object[]) => [{ title: text('Plans'), body }];
const OPTIONS = [{ id: 'reasons', options: [text('Work'), text('Love')] }];

/** Answers of an API whose staff ask these sections. */
function serve(sections: object[], submit: (request: ReceivedRequest) => ApiResponse) {
  const reads: Readonly<Record<string, unknown>> = {
    '/api/client/questions/': { parts: sections },
    '/api/client/get_options/': OPTIONS,
  };
  api.respond((request) =>
    request.method === 'POST' ? submit(request) : { status: 200, body: reads[request.url] },
  );
}

const reads = (content: string) => api.requests.filter(({ url }) => url.endsWith(`/${content}/`));
const sent = () => api.requests.filter(({ method }) => method === 'POST');
const formIn = ({ body }: ReceivedRequest): unknown => (JSON.parse(body) as { form: unknown }).form;

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));
const type = async (label: string, words: string) =>
  userEvent.type(
    await screen.findByLabelText(new RegExp(`^${label}`), {}, { timeout: 10_000 }),
    words,
  );
const open = () =>
  render(
    <Suspense>
      <SectionedForm
        entry={{ ...module.service, pages: [], load: async () => module }}
        module={module}
        source={source}
      />
    </Suspense>,
  );

const accepted = { status: 201, body: { reference: 'RG-TEST-0001' } };
const changed = {
  status: 422,
  body: { errors: [{ name: 'form', message: 'The questions have changed', code: 'changed' }] },
};

it('asks what the staff ask, and sends the sections back as they came', async () => {
  serve(sectionsOf(WHERE, WHY), () => accepted);
  open();
  await type('Name', 'Dana');
  await press('Continue');
  await type('Where to', 'Oslo');
  await userEvent.click(await screen.findByLabelText('Love'));
  await press('Continue');
  await press('Send');
  await screen.findByText('RG-TEST-0001');
  expect(sent().map(formIn)).toEqual([
    sectionsOf({ ...WHERE, value: 'Oslo' }, { ...WHY, value: 'Love' }),
  ]);
});

it('reads the sections anew when they are others by now, and keeps the answers', async () => {
  const later = sectionsOf(question(1, 'Since when'), WHERE);
  serve(sectionsOf(WHERE, question(2, 'How often')), () => {
    serve(later, () => accepted);
    return changed;
  });
  open();
  await type('Name', 'Dana');
  await press('Continue');
  await type('Where to', 'Oslo');
  await type('How often', '3');
  await press('Continue');
  const before = document.querySelector('.rg-form');
  await press('Send');
  await vi.waitFor(() => expect(reads('questions')).toHaveLength(2), 10_000);
  await vi.waitFor(() => expect(before?.isConnected).toBe(false), 10_000);
  await press('Continue');
  await type('Since when', '2019');
  expect(screen.getByLabelText<HTMLInputElement>(/^Where to/u).value).toBe('Oslo');
  expect(screen.queryByLabelText(/^How often/u)).toBeNull();
  await press('Continue');
  await press('Send');
  await screen.findByText('RG-TEST-0001');
  const [first, second] = sent();
  expect(formIn(second!)).toEqual(
    sectionsOf({ ...question(1, 'Since when'), value: '2019' }, { ...WHERE, value: 'Oslo' }),
  );
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

it('keeps the answers when the sections change on the page, and reports no draft of an earlier visit', async () => {
  serve([], () => accepted);
  const entry = { ...module.service, pages: [], load: async () => module };
  const sectioned = (...body: object[]) => (
    <Suspense>
      <SectionedApplication
        entry={entry}
        module={module}
        sections={parseSections(sectionsOf(...body))}
      />
    </Suspense>
  );
  const { rerender } = render(sectioned(WHERE));
  await type('Name', 'Dana');
  await userEvent.tab();
  rerender(sectioned(WHERE, WHY));
  await vi.waitFor(() => {
    const { value } = screen.getByLabelText<HTMLInputElement>(/^Name/u);
    expect(value).toBe('Dana');
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
  }, 30_000);
  expect(screen.queryByRole('button', { name: 'Continue with my answers' })).toBeNull();
});

it.each(['/api/client/questions/', '/api/client/get_options/'])(
  'offers to try again when %s cannot be read',
  async (path) => {
    api.respond(({ url }) => (url === path ? { status: 500 } : { status: 200, body: [] }));
    open();
    await screen.findByRole('alert');
    expect(screen.queryByLabelText(/^Name/u)).toBeNull();
    serve(sectionsOf(WHERE), () => accepted);
    await press('Try again');
    await screen.findByLabelText(/^Name/u);
  },
);
