import { listCells } from '../../definition/describe/listCells';
import type { AnswerWords } from '../../definition/model/described';
import { recordName } from '../../definition/model/recordName';
import { isText, type Language, LANGUAGES, pick, type Text } from '../../definition/model/text';
import { aroundOf, isMet } from '../../definition/model/named';
import type { Field, RecordReference, Shape } from '../../definition/model/field';
import type { Service } from '../../definition/model/service';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import type { RoutePorts } from '../routePorts';
import type { About, AboutPart } from '../applications/stored';
import type { KeptContent } from '../records/contents';
import { payloadShape } from '../../definition/payload/payload';
import { definitionReader } from '../applications/applicationRecords';

/** Longer answers are not a part of what an application is for. */
const LONGEST = 300;

/**
 * Returns what an application is for in the language of the words: "Qatar · Tourism". Two places of one kind that follow
 * each other are where a journey begins and ends: "Erbil to Istanbul · 2027-05-20".
 */
export function aboutTitle(
  { staff, form }: Pick<Service, 'staff' | 'form'>,
  parts: readonly AboutPart[],
  words: AnswerWords,
): string {
  const shown = parts
    .filter(({ field }) => staff.about?.includes(field))
    .map(({ field, value, names }) => {
      const source = sourceOf(form.properties[field]);
      const brief = source && words.placeName?.(value, { source }, true);
      return { source, name: brief ?? pick(names, words.language) };
    });
  const texts: string[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    const [from, to] = [shown[index], shown[index + 1]];
    const isRoute = from?.source !== undefined && from.source === to?.source;
    texts.push(isRoute ? ROUTE[words.language](from.name, to.name) : (from?.name ?? ''));
    if (isRoute) index += 1;
  }
  return texts.join(' · ');
}

/** Names in Latin letters are isolated, so that they do not turn the others round. */
const ROUTE: Readonly<Record<Language, (from: string, to: string) => string>> = {
  ku: (from, to) => `\u2068${from}\u2069 بۆ \u2068${to}\u2069`,
  ar: (from, to) => `من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  en: (from, to) => `${from} to ${to}`,
};

const sourceOf = (field: Field | undefined): string | undefined =>
  field && 'source' in field ? field.source?.options : undefined;

/**
 * Returns what an application is for: the answers that its service's file lists (`staff.about`), and the records
 * that answers name (`refersTo`), each by its name. A record that no longer exists keeps its answer as the name.
 * @param form which was filled in; it may be older than the service
 */
export async function aboutApplication(
  { content, wordsIn }: Pick<RoutePorts, 'content' | 'wordsIn'>,
  service: Pick<Service, 'form' | 'staff'>,
  form: Shape,
  answers: Values,
): Promise<About> {
  const given = aboutFields(service).flatMap((name) => {
    const answer = answers[name];
    return answer === undefined || answer === null || answer === '' ? [] : [{ name, answer }];
  });
  const records = await Promise.all(
    given.map(async ({ name, answer }) =>
      recordOf(content, referenceOf(service.form, name, answers), idIn(answer)),
    ),
  );
  const offersPlaces = given.some(({ name }) => isOfferedPlace(form.properties[name]));
  const documents = [
    ...records.flatMap((record) => record?.document ?? []),
    ...(offersPlaces ? await content.list(OFFERED_PLACES) : []).map(({ document }) => document),
  ];
  const parts = given.flatMap(({ name, answer }, index): AboutPart[] => {
    const [id, named] = [idIn(answer), records[index]];
    if (named) return [{ field: name, value: id, names: named.names, record: named.record }];
    const value = isRecord(answer) ? id : String(answer);
    if (value === '' || value.length > LONGEST || Array.isArray(answer)) return [];
    const nameIn = (language: Language) =>
      listCells(form, answers, [name], { ...wordsIn(language), plainDays: true })[0]?.text ?? value;
    const names = namesIn(documents, value) ?? [nameIn('ku'), nameIn('ar'), nameIn('en')];
    return [{ field: name, value, names }];
  });
  return { parts, title: aboutTitle(service, parts, wordsIn('en')) };
}

/** Returns the fields of a service that say what an application is for, those that are shown first. */
export function aboutFields({ form, staff }: Pick<Service, 'form' | 'staff'>): readonly string[] {
  const fields = Object.entries(form.properties);
  const referring = fields.filter(([, field]) => referencesOf(field).length > 0);
  return [...new Set([...(staff.about ?? []), ...referring.map(([name]) => name)])];
}

const referencesOf = (field: Field | undefined): readonly RecordReference[] =>
  (field && 'refersTo' in field ? field.refersTo : undefined) ?? [];

const referenceOf = (form: Shape, name: string, answers: Values) =>
  referencesOf(form.properties[name]).find(({ when }) => isMet(when, aroundOf(form, answers)));

const idIn = (answer: Json): string => {
  const id = isRecord(answer) ? answer.id : answer;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

interface NamedRecord extends Required<Pick<AboutPart, 'names' | 'record'>> {
  readonly document: Values;
}

async function recordOf(
  content: Pick<KeptContent, 'read'>,
  reference: RecordReference | undefined,
  id: string,
): Promise<NamedRecord | undefined> {
  const record = reference && id !== '' ? await content.read(reference.content, id) : undefined;
  if (!reference || !record) return undefined;
  const [ku = '', ar = '', en = ''] = LANGUAGES.map((language) =>
    (reference.name ?? [])
      .map((field) => recordName(record.document[field], language))
      .filter((text) => text !== '')
      .join(' – '),
  );
  const any = en || ku || ar;
  if (any === '') return undefined;
  const { document } = record;
  return { names: [ku || any, ar || any, any], record: { kind: reference.content, id }, document };
}

/** The content that lists the places that staff offer (source "place"). */
const OFFERED_PLACES = 'get_transport';

const isOfferedPlace = (field: Field | undefined): boolean => sourceOf(field) === 'place';

/**
 * Returns the names of a choice in each language, from the text of content that it is one of: answers store it by its
 * English name.
 */
function namesIn(content: unknown, stored: string): Text | undefined {
  if (isText(content)) {
    const [ku, ar, en] = content;
    return en === stored ? [ku || en, ar || en, en] : undefined;
  }
  const inner = Array.isArray(content) ? content : isRecord(content) ? Object.values(content) : [];
  for (const one of inner) {
    const names = namesIn(one, stored);
    if (names) return names;
  }
  return undefined;
}

/** In one transaction. */
const BATCH = 200;

/**
 * Looks up what applications are for that were stored before this was done when they arrive. Records that no longer
 * exist stay as their ids.
 */
export async function nameStored(
  ports: Pick<RoutePorts, 'storage' | 'content' | 'wordsIn'> & {
    readonly catalogue: Pick<RoutePorts['catalogue'], 'entries' | 'find'>;
  },
): Promise<void> {
  const { catalogue, storage } = ports;
  const { applications, definitions } = storage;
  const definitionOf = definitionReader(catalogue.entries(), definitions);
  for (;;) {
    const stored = await applications.unnamed(BATCH);
    if (stored.length === 0) return;
    const named = stored.map(async (one): Promise<[string, About]> => {
      const filledIn = await definitionOf(one.definition);
      const service = catalogue.find(one.serviceId)?.service ?? filledIn;
      const form = payloadShape(filledIn);
      return [one.id, await aboutApplication(ports, service, form, one.answers)];
    });
    await applications.name(new Map(await Promise.all(named)));
  }
}
