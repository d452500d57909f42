import type { Service } from '../../../src/definition/model/service';
import type { ServiceModule } from '../../../src/definition/validate/serviceModule';
import type { Values } from '../../../src/definition/model/values';
import type { FormDraft } from '../../../src/engine/flow/draft';
import { createFlow, type Flow, type FlowOptions } from '../../../src/engine/flow/flow';
import type { Ports, RefusedAnswer } from '../../../src/engine/ports';
import { boolean, date, object, string, text } from '../../definition/words';
import { compile } from '../../fixtures/services';

const notice = { text: text('A notice'), timeout: 3000 };

/** Three steps, with required fields in the first and the last, photos, and a list of rows. */
const SERVICE: Service = {
  id: 'small',
  version: 1,
  route: '/services/small',
  tile: { icon: 'visa', title: text('Small'), order: 1 },
  page: {},
  form: {
    title: text('A small form'),
    required: ['name', 'spouse'],
    properties: {
      name: string({ maxLength: 5 }),
      born: date({ prefill: 'today', compare: { notAfter: 'today' } }),
      city: string({ prefill: { from: 'city' } }),
      plan: string({ prefill: { from: 'plan' }, widget: 'handed' }),
      married: boolean({ prefill: { const: false } }),
      spouse: object(
        { first: string(), last: string() },
        { when: { married: true }, required: ['last'] },
      ),
      note: string({ pattern: '^.{3,}$' }),
      photos: { type: 'array', widget: 'images', label: text('Photos'), maxItems: 2 },
      guests: { type: 'array', label: text('Guests'), items: object({ name: string() }) },
    },
  },
  steps: [
    { title: text('One'), blocks: [{ fields: ['name'] }, { fields: ['born', 'city', 'plan'] }] },
    { title: text('Two'), blocks: [{ fields: ['married', 'spouse'] }] },
    { title: text('Three'), blocks: [{ fields: ['note', 'photos', 'guests'] }] },
  ],
  submit: {
    path: 'client/small/',
    encoding: 'multipart',
    success: notice,
    invalid: notice,
  },
  staff: { list: 'small/', columns: ['name'] },
  sample: { name: 'Dana' },
};

export const TODAY = '2026-03-21';

export const PORTS: Ports = {
  loadOptions: async () => [],
  submit: async () => ({ kind: 'refused', issues: [] }),
  notify: () => undefined,
  setTitle: () => undefined,
  today: () => TODAY,
};

const MODULE: ServiceModule = { service: SERVICE, validate: compile(SERVICE.form) };

interface Opened extends Omit<FlowOptions, 'module' | 'ports'>, Pick<Ports, 'mayLack'> {
  readonly stepper?: boolean;
}

export const open = ({ stepper = false, mayLack, ...options }: Opened = {}) =>
  createFlow({
    module: { ...MODULE, service: { ...SERVICE, stepper } },
    ports: { today: () => TODAY, ...(mayLack && { mayLack }) },
    ...options,
  });

export const draftOf = (changes: Partial<FormDraft> = {}): FormDraft => ({
  key: 'the-key-of-last-time',
  step: 1,
  values: { name: 'Lana' },
  unsaved: {},
  savedAt: 1000,
  ...changes,
});

/** Answers fields of the form one by one, as a visitor does. */
export function answer({ scope }: Pick<Flow, 'scope'>, answers: Values): void {
  for (const [name, value] of Object.entries(answers)) scope.set([name], value);
}

/** Formats issues as "path code", or "path: text" if the server sent only a text. */
export const said = (issues: readonly RefusedAnswer[]): string[] =>
  issues.map((issue) =>
    'message' in issue ? `${issue.path}: ${issue.message}` : `${issue.path} ${issue.code}`,
  );
