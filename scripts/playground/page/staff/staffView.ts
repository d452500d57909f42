import {
  type SearchFields,
  searchFieldsOf,
} from '../../../../src/definition/describe/searchFields';
import { listCells, listColumns } from '../../../../src/definition/describe/listCells';
import { prune } from '../../../../src/definition/validate/prune';
import type { Service } from '../../../../src/definition/model/service';
import type { Language } from '../../../../src/definition/model/text';
import type { Values } from '../../../../src/definition/model/values';
import type { StaffApplication } from '../../../../src/panel/applications/application';
import { staffWords } from '../../../../src/panel/applications/reading/asked';
import { toApplicationRecord } from '../../../../src/server/applications/applicationRecords';
import type { OpenedService } from '../../shared/openService';

const REFERENCE = 'RG-PLAY-TEST';

/** What staff would see if these answers were sent now. */
export interface StaffView {
  /** As on its page. */
  readonly application: StaffApplication;
  /** As in lists. */
  readonly facts: SearchFields;
  /** What the service's own list adds: the columns from its file, and their cells. */
  readonly columns: readonly { readonly label: string; readonly text: string }[];
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
  const record = toApplicationRecord(
    { ...stored, serviceId: definition.id, definition: '' },
    definition,
  );
  return {
    application: {
      ...stored,
      title: '',
      about: [],
      links: 0,
      requests: [],
      documents: [],
      status: 'new',
      version: 0,
      assignee: null,
      due: null,
      activity: [],
      isRead: false,
      record,
      definition,
    },
    facts: searchFieldsOf(definition.form, answers, REFERENCE),
    columns: ownColumns(definition, answers),
  };
}

function ownColumns(definition: Service, answers: Values): StaffView['columns'] {
  const columns = listColumns(definition);
  const names = columns.map(({ name }) => name);
  const cells = listCells(definition.form, answers, names, staffWords());
  return columns.map(({ name, label }) => ({
    label,
    text: cells.find((cell) => cell.name === name)?.text ?? '',
  }));
}
