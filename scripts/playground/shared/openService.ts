import { aroundOf, isMet } from '../../../src/definition/model/named';
import type { Handed } from '../../../src/definition/model/prefill';
import { createDrafts, draftName } from '../../../src/engine/flow/draft';
import { parseOptions, parseSections } from '../../../src/definition/sections/elements';
import { withSections } from '../../../src/definition/sections/withSections';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { SectionsSource, Service } from '../../../src/definition/model/service';
import type { ServiceModule } from '../../../src/definition/validate/serviceModule';
import type { Json, Values } from '../../../src/definition/model/values';
import { call } from '../../../src/platform/api/call';
import { contentCall } from '../../../src/definition/content/contentCalls';
import { listIn, recordIn, textIn } from '../../../src/platform/content/readResponse';
import { CALLS } from './project';

/** A reference that the server never creates. */
export const REFERENCE = 'RG-PLAY-TEST';

/** Everything needed to open a form. */
export interface OpenedService {
  /** With its sections. */
  readonly module: ServiceModule;
  /** The preset values that a page would pass, from the service's sample. */
  readonly handed: Handed;
  /** Gives the playground its own draft, apart from those of the site. */
  readonly subject: string;
  /** The name of the draft and the photos that all forms of the service share. */
  readonly draft: string;
  /** The answers that make the form ask the questions of the chosen record. */
  readonly recordAnswers: Values;
  /** The records whose sections it can be opened with; empty if there is no choice. */
  readonly records: readonly string[];
}

/**
 * Loads the service from a file with its current sections.
 * @param name of the file, without ".json"
 * @param record whose sections, if its content type has many
 * @throws Error with a message for the author of the file
 */
export async function openService(name: string, record: string): Promise<OpenedService> {
  const query = new URLSearchParams({ name, now: String(Date.now()) });
  const made = (await import(/* @vite-ignore */ `${CALLS.service}?${query.toString()}`)) as
    | ServiceModule
    | { readonly issue: string };
  if ('issue' in made) throw new Error(made.issue);
  const { sections: source } = made.service;
  const subject = record === '' ? 'playground' : `playground-${record}`;
  const recordAnswers = source ? answersFor(source, record) : {};
  const answers = { ...sampleOf(made.service), ...recordAnswers };
  const handed = handedBy(made.service, answers);
  const draft = draftName(made.service.id, subject);
  const opened = { module: made, handed, subject, draft, recordAnswers, records: [] };
  if (!source) return opened;
  const found = source.record === undefined ? undefined : listIn(await read(source));
  const records = (found ?? []).map(({ id }) => textIn(id));
  if (!isMet(source.when, aroundOf(made.service.form, answers))) return { ...opened, records };
  const chosen = found
    ? found.find(({ id }) => id === answers[source.record ?? ''])
    : recordIn(await read(source));
  const sections = parseSections(chosen?.[source.in]);
  const options = parseOptions(await call('GET', 'client/get_options/'));
  return { ...opened, module: withSections(made, sections, options), records };
}

export const draftsOf = ({ draft }: OpenedService) => createDrafts(() => localStorage, draft);

const read = ({ content }: SectionsSource) => call('GET', contentCall(content));

/** Returns the sample as a visitor would have answered it. */
export const sampleOf = (service: Service): Values => fromPayload(service, service.sample);

/** Returns the answers that make a form ask a record's sections. */
function answersFor({ record: field, when = {} }: SectionsSource, record: string): Values {
  if (field === undefined || record === '') return {};
  const conditions = Object.entries(when).map(([name, answer]): [string, Json | undefined] => [
    name,
    Array.isArray(answer) ? (answer[0] as Json) : (answer as Json),
  ]);
  return { ...Object.fromEntries(conditions), [field]: record };
}

function handedBy({ form }: Service, answers: Values): Handed {
  return Object.fromEntries(
    Object.entries(form.properties).flatMap(([name, { prefill }]): [string, Json][] => {
      const value = answers[name];
      if (typeof prefill !== 'object' || !('from' in prefill) || value === undefined) return [];
      return [[prefill.from, value]];
    }),
  );
}
