import { aroundOf, isMet } from '../../definition/model/named';
import { toSections } from '../../definition/sections/answers';
import { parseOptions, parseSections } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
import type { Service } from '../../definition/model/service';
import type { Json, Values } from '../../definition/model/values';
import { OPTIONS } from '../../definition/content/contentReferences';
import { answersTo } from '../../lint/makeSample';

/** Returns all records of a kind of content, as they are now. */
export type RecordsOf = (kind: string) => Promise<readonly Values[]>;

/**
 * Returns the sample of each service as it is sent, by the service's id, with the current dynamic sections and an
 * answer to each of their questions, since a server accepts no others.
 */
export async function sentExamples(
  services: readonly Service[],
  recordsOf: RecordsOf,
): Promise<ReadonlyMap<string, Values>> {
  const examples = services.map(
    async (service) => [service.id, await exampleOf(service, recordsOf)] as const,
  );
  return new Map(await Promise.all(examples));
}

async function exampleOf(service: Service, recordsOf: RecordsOf): Promise<Values> {
  const { sections: source, sample } = service;
  if (!source || !isMet(source.when, aroundOf(service.form, sample))) return sample;
  const all = await recordsOf(source.content);
  const { record: field } = source;
  const record = field === undefined ? all[0] : all.find(({ id }) => id === sample[field]);
  const given = parseSections(record?.[source.in]);
  if (given.length === 0) return sample;
  const options = parseOptions([...(await recordsOf(OPTIONS))]);
  const asking = withSections({ service, validate: () => null }, given, options).service;
  const fields = Object.entries(asking.form.properties).filter(
    ([name]) => !Object.hasOwn(service.form.properties, name),
  );
  const answers = answersTo({ properties: Object.fromEntries(fields) });
  return { ...sample, [source.field]: toSections(given, answers) as unknown as Json };
}
