import type { AnswerWords } from '../../definition/describe/describe';
import { listCells } from '../../definition/describe/listCells';
import { recordName } from '../../definition/describe/recordName';
import { LANGUAGES, pick, type Text } from '../../definition/language/text';
import { holds } from '../../definition/model/condition';
import type { Field, RecordReference, Shape } from '../../definition/model/field';
import type { Service } from '../../definition/model/service';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import type { About, AboutPart } from '../storage/applications';
import type { Contents } from '../storage/contents';

/** The dependencies of finding out what an application is for. */
export interface AboutPorts {
  readonly storage: { readonly content: Pick<Contents, 'read'> };
  /** In English. */
  readonly words: AnswerWords;
}

/** Longer answers are not a part of what an application is for. */
const LONGEST = 300;

/** Returns what an application is for, with its title in English. */
export async function aboutApplication(
  ports: AboutPorts,
  service: Pick<Service, 'form' | 'staff'>,
  form: Shape,
  answers: Values,
): Promise<About> {
  const parts = await aboutParts(ports, service, form, answers);
  const shown = parts.filter(({ field }) => service.staff.about?.includes(field));
  return { parts, title: shown.map(({ names }) => pick(names, 'en')).join(' · ') };
}

/**
 * Returns what an application is for: the answers that its service's file lists (`staff.about`), and the records
 * that answers name (`refersTo`), each by its name. A record that no longer exists keeps its answer as the name.
 * @param form which was filled in; it may be older than the service
 */
async function aboutParts(
  { storage, words }: AboutPorts,
  service: Pick<Service, 'form' | 'staff'>,
  form: Shape,
  answers: Values,
): Promise<readonly AboutPart[]> {
  const parts = await Promise.all(
    aboutFields(service).map(async (name): Promise<AboutPart[]> => {
      const answer = answers[name];
      if (answer === undefined || answer === null || answer === '') return [];
      const told = listCells(form, answers, [name], words)[0]?.text ?? '';
      const id = idIn(answer);
      const named = await recordOf(storage.content, referenceOf(service.form, name, answers), id);
      if (named) return [{ field: name, value: id, ...named }];
      const value = isRecord(answer) ? id : String(answer);
      if (value === '' || value.length > LONGEST || Array.isArray(answer)) return [];
      return [{ field: name, value, names: sameInAll(told || value) }];
    }),
  );
  return parts.flat();
}

/** Returns the fields of a service that say what an application is for, those that are shown first. */
export const aboutFields = ({
  form,
  staff,
}: Pick<Service, 'form' | 'staff'>): readonly string[] => [
  ...new Set([
    ...(staff.about ?? []),
    ...Object.keys(form.properties).filter(
      (name) => referencesOf(form.properties[name]).length > 0,
    ),
  ]),
];

const referencesOf = (field: Field | undefined): readonly RecordReference[] =>
  (field && 'refersTo' in field ? field.refersTo : undefined) ?? [];

const referenceOf = ({ properties }: Shape, name: string, answers: Values) =>
  referencesOf(properties[name]).find(({ when }) => holds(when, answers));

const idIn = (answer: Json): string => {
  const id = isRecord(answer) ? answer.id : answer;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

async function recordOf(
  content: Pick<Contents, 'read'>,
  reference: RecordReference | undefined,
  id: string,
): Promise<Pick<AboutPart, 'names' | 'record'> | undefined> {
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
  return { names: [ku || any, ar || any, any], record: { kind: reference.content, id } };
}

const sameInAll = (text: string): Text => [text, text, text];
