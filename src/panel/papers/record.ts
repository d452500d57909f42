import { prune } from '../../definition/prune';
import { fromSent } from '../../definition/sent';
import { parseSections } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
import type { Service } from '../../definition/service';
import type { ServiceModule } from '../../definition/serviceModule';
import { isLanguage } from '../../definition/text';
import type { Values } from '../../definition/values';
import { type Answer, recordIn, textIn } from '../../platform/content/reading';
import type { Application } from '../applications/application';

/**
 * An application as a server with `API_CALLS=papers` answers it (docs/requirements.md, P39): what was sent, flat, with an id. The
 * papers know neither the form of that day nor what staff made of it, so it is read by the form of today.
 */
export function applicationOf(module: ServiceModule, answer: unknown): Application | undefined {
  const record = recordIn(answer);
  const id = textIn(record.id);
  if (id === '') return undefined;
  const { service } = asItWasAsked(module, record);
  return {
    id,
    reference: textIn(record.reference) || id,
    language: isLanguage(record.language) ? record.language : 'en',
    createdAt: textIn(record.createdAt ?? record.created_at),
    status: 'new',
    note: '',
    isRead: true,
    answers: answersIn(service, record),
    record: record as Values,
    definition: service,
  };
}

/** What the form asks for; a server may put anything beside it. */
function answersIn(service: Service, record: Answer): Values {
  const sent = Object.entries(fromSent(service, record as Values));
  const asked = sent.filter(([name]) => Object.hasOwn(service.form.properties, name));
  return prune(service.form, Object.fromEntries(asked));
}

/** With the questions of the sections that came with it. */
function asItWasAsked(module: ServiceModule, record: Answer): ServiceModule {
  const { sections } = module.service;
  const given = sections ? parseSections(record[sections.field]) : [];
  return given.length > 0 ? withSections(module, given, []) : module;
}
