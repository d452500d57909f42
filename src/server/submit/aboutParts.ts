import { hash } from 'node:crypto';
import { kindsNamed } from '../../definition/content/contentReferences';
import { aboutNames, isSum, sumName, sumOf } from '../../definition/describe/aboutEntries';
import { listCells } from '../../definition/describe/listCells';
import { searchFieldsOf } from '../../definition/describe/searchFields';
import { fromTo } from '../../definition/language/isolated';
import type { AnswerWords } from '../../definition/model/described';
import { recordName } from '../../definition/model/recordName';
import { isText, type Language, LANGUAGES, pick, type Text } from '../../definition/model/text';
import { aroundOf, isMet } from '../../definition/model/named';
import type { Field, RecordReference, Shape } from '../../definition/model/field';
import type { Service } from '../../definition/model/service';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import type { RoutePorts } from '../routePorts';
import type { About, AboutPart, StoredApplication } from '../applications/stored';
import type { KeptContent } from '../records/contents';
import { payloadShape } from '../../definition/payload/payload';
import { definitionReader } from '../applications/applicationRecords';

/** Longer answers are not a part of what an application is for. */
const LONGEST = 300;

/**
 * Returns what an application is for in the language of the words: "Qatar · Tourism". Two places of one kind that follow
 * each other are where a journey begins and ends: "SAW → DXB · 2027-05-20".
 */
export function aboutTitle(
  { staff, form }: Pick<Service, 'staff' | 'form'>,
  parts: readonly AboutPart[],
  words: AnswerWords,
): string {
  const shown = (staff.about ?? []).flatMap((entry) => {
    const name = isSum(entry) ? sumName(entry) : typeof entry === 'string' ? entry : entry.field;
    const part = parts.find(({ field }) => field === name);
    if (!part) return [];
    const source = sourceOf(form.properties[name]);
    const isCode = typeof entry !== 'string' && !isSum(entry);
    const brief = source && words.placeName?.(part.value, { source }, true);
    const full = brief ?? pick(part.names, words.language);
    return [{ source, name: isCode ? part.value : full }];
  });
  const texts: string[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    const [from, to] = [shown[index], shown[index + 1]];
    const isRoute = from?.source !== undefined && from.source === to?.source;
    texts.push(isRoute ? fromTo(from.name, to.name, words.language) : (from?.name ?? ''));
    if (isRoute) index += 1;
  }
  return texts.join(' · ');
}

const sourceOf = (field: Field | undefined): string | undefined =>
  field && 'source' in field ? field.source?.options : undefined;

/**
 * Returns what an application is for: the answers that its service's file lists (`staff.about`), and the records
 * that answers name (`refersTo`), each by its name. A record that no longer exists keeps its answer as the name.
 * @param form which was filled in; it may be older than the service
 */
export async function aboutApplication(
  { content, wordsIn, kinds }: Pick<RoutePorts, 'content' | 'wordsIn' | 'kinds'>,
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
  // A record may have only the ids of its choices, whose names are in other records.
  const listed = new Set([
    ...records.flatMap((record) =>
      kindsNamed(kinds.find(({ id }) => id === record?.record.kind)?.fields ?? {}),
    ),
    ...(offersPlaces ? [OFFERED_PLACES] : []),
  ]);
  const lists = await Promise.all(Array.from(listed, (kind) => content.list(kind)));
  const documents = [
    ...records.flatMap((record) => record?.document ?? []),
    ...lists.flat().map(({ document }) => document),
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
  for (const entry of (service.staff.about ?? []).filter(isSum)) {
    const value = String(sumOf(entry, answers));
    const [ku, ar, en] = entry.unit;
    const nameIn = (unit: string): string => unit.replace('{n}', value);
    const names: Text = [nameIn(ku), nameIn(ar), nameIn(en)];
    if (Number(value) > 1) parts.push({ field: sumName(entry), value, names });
  }
  return { of: aboutKey(service), parts, title: aboutTitle(service, parts, wordsIn('en')) };
}

/** Returns the fields of a service that are stored beside its applications: those of `about` and of end dates, and references. */
export function aboutFields({ form, staff }: Pick<Service, 'form' | 'staff'>): readonly string[] {
  const fields = Object.entries(form.properties);
  const referring = fields.filter(([, field]) => referencesOf(field).length > 0);
  const names = [...aboutNames(staff), ...(staff.endDates ?? []).map(({ field }) => field)];
  return [...new Set([...names, ...referring.map(([name]) => name)])];
}

/** Is raised when other names or search texts are stored than before. */
const LOOKED_UP = 2;

/** Returns a hash of what is looked up for a service: an application with another one has to be looked up again. */
const aboutKey = ({ staff: { about, endDates } }: Pick<Service, 'staff'>): string =>
  hash('sha256', JSON.stringify([LOOKED_UP, about, endDates?.map(({ field }) => field)])).slice(
    0,
    16,
  );

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

type NamePorts = Pick<RoutePorts, 'storage' | 'content' | 'wordsIn' | 'kinds'> & {
  readonly catalogue: Pick<RoutePorts['catalogue'], 'entries' | 'find'>;
};

/**
 * Looks up what applications are for that were stored before this was done when they arrive. Records that no longer
 * exist stay as their ids.
 */
export async function nameStored(ports: NamePorts): Promise<void> {
  while (await nameBatch(ports, () => ports.storage.applications.unnamed(BATCH)));
}

/** Looks up again what applications are for, where `about` or the end dates of their service have changed since. */
export async function nameAnew(ports: NamePorts, isOver: () => boolean): Promise<void> {
  for (const { service } of ports.catalogue.entries()) {
    const of = { serviceId: service.id, key: aboutKey(service) };
    while (
      !isOver() &&
      (await nameBatch(ports, () => ports.storage.applications.unnamed(BATCH, of)))
    );
  }
}

/** Looks up what an application is for after its answers have changed. */
export const nameChanged = (ports: NamePorts, id: string): Promise<boolean> =>
  nameBatch(ports, () => ports.storage.applications.readAll([id]));

/** Returns whether there was anything to look up. */
async function nameBatch(
  ports: NamePorts,
  read: () => Promise<readonly StoredApplication[]>,
): Promise<boolean> {
  const { catalogue, storage } = ports;
  const definitionOf = definitionReader(catalogue.entries(), storage.definitions);
  const stored = await read();
  const named = stored.map(async (one): Promise<[string, About]> => {
    const filledIn = await definitionOf(one.definition);
    const service = catalogue.find(one.serviceId)?.service ?? filledIn;
    const form = payloadShape(filledIn);
    const about = await aboutApplication(ports, service, form, one.answers);
    const { search } = searchFieldsOf(form, one.answers, one.reference);
    return [one.id, { ...about, search }];
  });
  await storage.applications.name(new Map(await Promise.all(named)));
  return stored.length > 0;
}
