import * as read from '../../platform/content/read';
import { prune } from '../../definition/validate/prune';
import { fromPayload } from '../../definition/payload/payload';
import { parseSections } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
import type { Service } from '../../definition/model/service';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { isLanguage } from '../../definition/model/text';
import type { Values } from '../../definition/model/values';
import { NO_FILES, NOTHING_SENT, type StaffApplication } from '../applications/application';
import { searchFieldsOf, searchWords } from '../../definition/describe/searchFields';
import { listCells, listColumns } from '../../definition/describe/listCells';
import { staffWords } from '../applications/reading/asked';
import type { InboxPageRows, InboxRowData } from '../applications/inbox';

/**
 * Reads an application from a server with `API_CALLS=papers` (docs/requirements.md, P39): the flat
 * payload with an id. These calls return neither the form version nor the status, so the current
 * form is used.
 */
export function applicationOf(
  module: ServiceModule,
  response: unknown,
): StaffApplication | undefined {
  const record = read.record(response);
  const id = read.text(record.id);
  if (id === '') return undefined;
  const { service } = withOwnSections(module, record);
  return {
    id,
    reference: read.text(record.reference) || id,
    language: isLanguage(record.language) ? record.language : 'en',
    createdAt: read.text(record.createdAt ?? record.created_at),
    title: '',
    about: [],
    status: 'new',
    version: 0,
    assignee: null,
    due: null,
    activity: [],
    ...NOTHING_SENT,
    money: null,
    isRead: true,
    links: 0,
    requests: [],
    missing: [],
    ...NO_FILES,
    answers: answersIn(service, record),
    record: record as Values,
    definition: service,
  };
}

/** Keeps the form's fields; a server may add others. */
function answersIn(service: Service, record: read.ResponseRecord): Values {
  const sent = Object.entries(fromPayload(service, record as Values));
  const known = sent.filter(([name]) => Object.hasOwn(service.form.properties, name));
  return prune(service.form, Object.fromEntries(known));
}

/** Adds the questions of the sections in the record. */
function withOwnSections(module: ServiceModule, record: read.ResponseRecord): ServiceModule {
  const { sections } = module.service;
  const given = sections ? parseSections(record[sections.field]) : [];
  return given.length > 0 ? withSections(module, given, []) : module;
}

/**
 * Converts the response of a service's staff list to an inbox. If the response contains a total,
 * the server has searched and paginated; a list without one is searched here and shown as a single
 * page.
 * @param search the search text
 */
export function inboxOf(module: ServiceModule, search: string, response: unknown): InboxPageRows {
  const columns = listColumns(module.service);
  const names = columns.map(({ name }) => name);
  const rows = read.list(response).flatMap((record) => {
    const application = applicationOf(module, record);
    return application ? [toRow(application, names)] : [];
  });
  const total = read.number(read.envelope(response).total);
  const words = searchWords(search);
  const found =
    total === undefined
      ? rows.filter((row) => words.every((word) => row.search.includes(word)))
      : rows;
  return { rows: found, columns, total: total ?? found.length, unread: 0, at: undefined };
}

function toRow(
  application: StaffApplication,
  names: readonly string[],
): InboxRowData & { readonly search: string } {
  const { id, reference, language, createdAt, status, answers, definition } = application;
  const { form } = definition;
  return {
    ...searchFieldsOf(form, answers, reference),
    id,
    reference,
    service: definition.id,
    language,
    createdAt,
    about: '',
    status,
    version: 0,
    unread: false,
    assignee: null,
    due: null,
    overdue: false,
    ...NOTHING_SENT,
    cells: listCells(form, answers, names, staffWords()),
  };
}
