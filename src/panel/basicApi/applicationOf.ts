import { prune } from '../../definition/validate/prune';
import { fromPayload } from '../../definition/payload/payload';
import { parseSections } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
import type { Service } from '../../definition/model/service';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { isLanguage } from '../../definition/model/text';
import type { Values } from '../../definition/model/values';
import { type ResponseRecord, recordIn, textIn } from '../../platform/content/readResponse';
import type { StaffApplication } from '../applications/application';

/**
 * Reads an application from a server with `API_CALLS=papers` (docs/requirements.md, P39): the flat
 * payload with an id. These calls return neither the form version nor the status, so the current
 * form is used.
 */
export function applicationOf(
  module: ServiceModule,
  response: unknown,
): StaffApplication | undefined {
  const record = recordIn(response);
  const id = textIn(record.id);
  if (id === '') return undefined;
  const { service } = withOwnSections(module, record);
  return {
    id,
    reference: textIn(record.reference) || id,
    language: isLanguage(record.language) ? record.language : 'en',
    createdAt: textIn(record.createdAt ?? record.created_at),
    title: '',
    about: [],
    status: 'new',
    version: 0,
    assignee: null,
    due: null,
    activity: [],
    isRead: true,
    links: 0,
    requests: [],
    documents: [],
    answers: answersIn(service, record),
    record: record as Values,
    definition: service,
  };
}

/** Keeps the form's fields; a server may add others. */
function answersIn(service: Service, record: ResponseRecord): Values {
  const sent = Object.entries(fromPayload(service, record as Values));
  const known = sent.filter(([name]) => Object.hasOwn(service.form.properties, name));
  return prune(service.form, Object.fromEntries(known));
}

/** Adds the questions of the sections in the record. */
function withOwnSections(module: ServiceModule, record: ResponseRecord): ServiceModule {
  const { sections } = module.service;
  const given = sections ? parseSections(record[sections.field]) : [];
  return given.length > 0 ? withSections(module, given, []) : module;
}
