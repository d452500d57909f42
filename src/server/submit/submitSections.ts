import { aroundOf, isMet } from '../../definition/model/named';
import { parseSections } from '../../definition/sections/elements';
import { matchSections } from '../../definition/sections/match';
import type { QuestionSection } from '../../definition/model/section';
import { withSections } from '../../definition/sections/withSections';
import { fromPayload } from '../../definition/payload/payload';
import type { SectionsSource, Service } from '../../definition/model/service';
import type { Json, Values } from '../../definition/model/values';
import { type CatalogueEntry, toEntry } from '../catalogue';
import type { KeptContent } from '../records/contents';
import { storedOptions } from '../content/writes/knownRecords';

/** A service as it was filled in: with the sections of the request. */
export interface FormWithSections {
  readonly entry: CatalogueEntry;
  readonly sent: Values;
  /** The name of the sections if they are not the current ones: the request is then refused. */
  readonly changed?: string;
}

/**
 * Adds the sections of a request to the form, so that answers are validated, stored and later read as they were
 * asked. No sections are the same as an empty list.
 */
export async function openForm(
  entry: CatalogueEntry,
  body: Values,
  content: KeptContent,
): Promise<FormWithSections> {
  const source = entry.service.sections;
  if (!source) return { entry, sent: body };
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => name !== source.field));
  const current = await currentSections(source, entry.service, own, content);
  const sent = sectionsIn(body[source.field]);
  const given = sent && matchSections(current, sent);
  if (given?.length === 0) return { entry, sent: own };
  const sections = given ?? sent ?? [];
  const options = await storedOptions(content);
  return {
    entry: toEntry(withSections(entry, sections, options)),
    sent: body,
    ...(!given && { changed: source.field }),
  };
}

/** Returns undefined for a value that is not a list of sections. */
function sectionsIn(sent: Json | undefined): QuestionSection[] | undefined {
  if (sent === undefined || sent === null || sent === '') return [];
  const sections = parseSections(sent);
  return Array.isArray(sent) && sections.length === sent.length ? sections : undefined;
}

async function currentSections(
  { content: kind, in: property, record: field, when }: SectionsSource,
  service: Service,
  sent: Values,
  content: KeptContent,
): Promise<QuestionSection[]> {
  const answers = fromPayload(service, sent);
  if (!isMet(when, aroundOf(service.form, answers))) return [];
  if (field === undefined) return parseSections((await content.list(kind))[0]?.document[property]);
  return parseSections((await content.read(kind, String(answers[field])))?.document[property]);
}
