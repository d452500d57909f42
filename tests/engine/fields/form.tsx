import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, onTestFinished } from 'vitest';
import en from '../../../locales/en.json';
import type { ObjectField, Properties } from '../../../src/definition/model/field';
import { findOptions, type Option } from '../../../src/definition/model/option';
import type { Handed } from '../../../src/definition/model/prefill';
import type { Service } from '../../../src/definition/model/service';
import type { ServiceModule } from '../../../src/definition/validate/serviceModule';
import type { Values } from '../../../src/definition/model/values';
import type { LinkOfferProps, Ports, ShownNotice, Submission } from '../../../src/engine/ports';
import { SentForm } from '../../../src/engine/SentForm';
import { ServiceForm } from '../../../src/engine/ServiceForm';
import { text } from '../../definition/words';
import { compile } from '../../fixtures/services';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // The position in a form is in the history.
  history.pushState(null, '');
});

// jsdom has no layout and does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const notice = { text: text('A notice'), timeout: 3000 };
const SUBMIT = {
  path: 'client/small/',
  encoding: 'json',
  success: notice,
  invalid: notice,
} as const;

/** The call of a form with files. */
export const MULTIPART = { ...SUBMIT, encoding: 'multipart' } as const;

export const TODAY = '2026-03-21';

interface Made {
  readonly required?: readonly string[];
  readonly expected?: readonly string[];
  /** The fields of each step; omitted: one step with all. */
  readonly steps?: readonly (readonly string[])[];
  readonly service?: Partial<Service>;
  readonly handed?: Handed;
  readonly subject?: string;
  /** The options of every source. */
  readonly options?: readonly Option[];
  /** Replaces `options`. */
  readonly load?: () => Promise<readonly Option[]>;
}

function moduleOf(properties: Properties, made: Made): ServiceModule {
  const { required = [], expected = [], steps = [Object.keys(properties)] } = made;
  const form = { title: text('A form'), properties, required, expected };
  const service: Service = {
    id: 'small',
    version: 1,
    route: '/services/small',
    page: {},
    sample: {},
    tile: { icon: 'visa', title: text('Small'), order: 1 },
    form,
    steps: steps.map((fields, index) => ({
      title: text(`Part ${index + 1}`),
      blocks: [{ fields }],
    })),
    submit: SUBMIT,
    staff: { list: 'small/', columns: [] },
    ...made.service,
  };
  return { service, validate: compile(form) };
}

/** Loads the site's texts in English. */
function words() {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: en } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

function world({ options = [], load }: Made) {
  const notices: ShownNotice[] = [];
  const sent: Submission[] = [];
  const ports: Ports = {
    loadOptions: load ?? (async (_, { search }) => findOptions(options, search)),
    submit: async (submission) => {
      sent.push(submission);
      return { kind: 'sent', reference: 'RG-TEST-0001', receipt: true, link: 'secret' };
    },
    loadLinkOffer: async () => ({ LinkOffer }),
    notify: (shown) => notices.push(shown),
    setTitle: () => undefined,
    today: () => TODAY,
  };
  return { notices, sent, ports };
}

const LinkOffer = ({ link, reference, receipt }: LinkOfferProps) => (
  <p>{`${reference} ${link}${receipt ? ' receipt' : ''}`}</p>
);

function visit(properties: Properties, made: Made) {
  const module = moduleOf(properties, made);
  const { ports, ...told } = world(made);
  const i18n = words();
  const tree = (handed?: Handed, subject?: string) => (
    <I18nextProvider i18n={i18n}>
      <ServiceForm key={subject} {...{ module, ports, handed, subject }} language="en" />
    </I18nextProvider>
  );
  return { ...told, tree };
}

/** Renders a form as for a visitor. */
export async function openForm(properties: Properties, made: Made = {}) {
  const { notices, sent, tree } = visit(properties, made);
  const view = render(tree(made.handed, made.subject));
  await act(async () => undefined);
  return {
    ...view,
    notices,
    sent,
    user: userEvent.setup(),
    /** Changes the preset values that the page passes. */
    hand: (handed: Handed) => act(async () => view.rerender(tree(handed, made.subject))),
    /** Returns the control at a dotted path. */
    at: (path: string) => inputAt(view.container, path),
    find: (path: string) => view.container.querySelector(`[id="${idOf(path)}"]`),
    press: async (name: string | RegExp) =>
      userEvent.click(await view.findByRole('button', { name })),
    answers: () => sent.at(-1)?.request,
  };
}

/**
 * Renders a form, and calls `onAppear` as soon as the control of a field is on the page: React runs effects after that. Waits
 * for nothing else, so that what it does has to arrive by itself.
 */
export function actEarly(
  properties: Properties,
  path: string,
  onAppear: (control: HTMLInputElement) => void,
) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const done = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      const control = place.querySelector<HTMLInputElement>(`input[id="${idOf(path)}"]`);
      if (!control) return;
      watcher.disconnect();
      onAppear(control);
      resolve();
    });
    watcher.observe(place, { childList: true, subtree: true });
  });
  root.render(visit(properties, {}).tree());
  return done;
}

/** Returns the answers that the draft has. */
export const storedAnswers = (): Values | undefined =>
  (JSON.parse(localStorage.getItem('rega-draft:small') ?? '{}') as { values?: Values }).values;

/** Renders an application as for staff. */
export function openRecord(properties: Properties, record: Values, made: Made = {}) {
  const module = moduleOf(properties, made);
  const { ports } = world(made);
  const view = render(
    <I18nextProvider i18n={words()}>
      <SentForm {...{ module, ports, record }} language="en" />
    </I18nextProvider>,
  );
  return {
    ...view,
    at: (path: string) => inputAt(view.container, path),
    find: (path: string) => view.container.querySelector(`[id="${idOf(path)}"]`),
  };
}

const idOf = (path: string) => `f-${path.replaceAll('.', '-')}`;

function inputAt(root: Element, path: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`[id="${idOf(path)}"]`);
  if (!input) throw new Error(`nothing at ${path}`);
  return input;
}

export const object = (properties: Properties, more: Partial<ObjectField> = {}): ObjectField => ({
  type: 'object',
  label: text('Room'),
  properties,
  ...more,
});
