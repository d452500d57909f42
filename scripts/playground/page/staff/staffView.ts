import { type Facts, factsOf } from '../../../../src/definition/facts';
import { prune } from '../../../../src/definition/prune';
import type { Language } from '../../../../src/definition/text';
import type { Values } from '../../../../src/definition/values';
import type { Application } from '../../../../src/panel/applications/application';
import { toRecord } from '../../../../src/server/staff/records';
import type { OpenedService } from '../../shared/openService';

const REFERENCE = 'RG-PLAY-TEST';

/** What staff would have of these answers, had they come at this moment. */
export interface StaffView {
  /** As its page shows it. */
  readonly application: Application;
  /** As lists show it. */
  readonly facts: Facts;
  /** As the service's own list answers it: the columns of the file, and their values. */
  readonly columns: readonly { readonly name: string; readonly text: string }[];
}

/** @param createdAt ISO, UTC */
export function staffView(
  { module }: OpenedService,
  values: Values,
  language: Language,
  createdAt: string,
): StaffView {
  const { service: definition } = module;
  const answers = prune(definition.form, values);
  const stored = { id: 'play', reference: REFERENCE, language, answers, createdAt };
  const record = toRecord({ ...stored, serviceId: definition.id, definition: '' }, definition);
  return {
    application: {
      ...stored,
      ...{ status: 'new', note: '', isRead: false },
      ...{ record, definition },
    },
    facts: factsOf(definition.form, answers, REFERENCE),
    columns: definition.staff.columns.map((name) => ({ name, text: textOf(record[name]) })),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
