import type { OwnStatus, ServiceFile } from '../../definition/model/service';
import { USUAL_STATUSES } from '../../definition/model/statuses';
import { isText, type Text } from '../../definition/model/text';
import { isFiles } from '../../definition/model/types/table';
import { isRecord, sameJson, type Values } from '../../definition/model/values';
import { checkServiceDocument, type DocumentProject } from '../../lint/checkServiceDocument';
import { makeSample } from '../../lint/makeSample';
import { nameFrom } from '../designer/service/names';
import { resolved } from './composing';

/** What the lints of samples report. */
const OF_SAMPLES: ReadonlySet<string> = new Set([
  ...['sample', 'sampleLasts', 'samplePhotos', 'roundTrip', 'required'],
]);

/**
 * Returns a document as it is saved: without optional texts that are empty, with names for new statuses and documents, and
 * with a sample that fits.
 */
export function prepared(document: ServiceFile, project: DocumentProject): ServiceFile {
  const { page, staff, documents } = document;
  const items = withIds(documents).map(({ id, name, ...item }) => ({
    ...{ id, name },
    ...withoutEmpty(item),
  }));
  const written = withIds(staff.statuses).map(asWritten) as Values[];
  // The usual ones are those of a service that names none.
  const usual = USUAL_STATUSES.map(({ id }) => ({ id }));
  const statuses = sameJson(written, usual) ? undefined : written;
  const asked = resolved(document, project)?.form.properties ?? {};
  // Files are sent in one way only.
  const hasFiles = Object.values(asked).some((field) => isFiles(field));
  // In the order of the document, which is that of its file.
  const tidy = {
    ...document,
    page: withoutEmpty(page),
    staff: withoutEmpty(staff.statuses ? { ...staff, statuses } : staff),
    documents: items.length > 0 ? items : undefined,
    ...(hasFiles && { submit: { ...document.submit, encoding: 'multipart' } }),
  } as ServiceFile;
  const isRefused = checkServiceDocument(tidy, project).some(
    ({ at, code }) => OF_SAMPLES.has(code) && (at.startsWith('/sample') || at === ''),
  );
  const service = isRefused ? resolved(tidy, project) : undefined;
  return service ? { ...tidy, sample: sampleOf(service, project.today) } : tidy;
}

const sampleOf = (...args: Parameters<typeof makeSample>) =>
  makeSample(...args) as ServiceFile['sample'];

/** Leaves out what is empty: texts in all languages, what was not chosen, and lists without entries. */
const withoutEmpty = <T extends object>(part: T): T =>
  Object.fromEntries(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      if (value === undefined || value === null || value === false || value === '') return [];
      if (isText(value)) return value.every((one) => one === '') ? [] : [[key, value]];
      if (!LISTS.has(key) || !Array.isArray(value)) return [[key, value]];
      const left = value.filter((one) => !isText(one) || one.some(Boolean));
      return left.length > 0 ? [[key, left]] : [];
    }),
  ) as T;

/** Lists that are left out if they have no entries. */
const LISTS: ReadonlySet<string> = new Set(['needs', 'endDates']);

interface Named {
  readonly id?: string;
  readonly name?: Text;
}

/** Gives entries that have none names of their own, by what they are called in English. */
export function withIds<T extends Named>(
  entries: readonly T[] = [],
): (T & { readonly id: string })[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const wanted = entry.id || nameFrom(entry.name?.[2] ?? '') || 'own';
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}${count}`;
    taken.add(id);
    return { ...entry, id };
  });
}

/** Returns a document in which each status that follows another by itself is still the same one. */
export function withFollowing(before: ServiceFile, after: ServiceFile): ServiceFile {
  const ids = withIds(before.staff.statuses).map(({ id }) => id);
  const { statuses = [] } = after.staff;
  const now = withIds(statuses);
  if (now.length !== ids.length || now.every(({ id }, index) => id === ids[index])) return after;
  const renamed = statuses.map((status) => {
    const next = 'onceSent' in status ? now[ids.indexOf(String(status.onceSent))] : undefined;
    return next ? { ...status, onceSent: next.id } : status;
  });
  return { ...after, staff: { ...after.staff, statuses: renamed } };
}

/** A usual status is written by its id alone. */
function asWritten(status: Partial<OwnStatus> & { readonly id: string }) {
  if (status.name === undefined) return status;
  const usual = USUAL_STATUSES.find(({ id }) => id === status.id);
  const entries = Object.entries<unknown>({ ...status, color: status.color ?? 'info' });
  const tidy = Object.fromEntries(
    entries.filter(([, value]) => value !== false && value !== '' && value !== undefined),
  ) as Values;
  return sameJson(tidy, usual as unknown as Values | undefined) ? { id: status.id } : tidy;
}

/** Returns whether a value can be opened as a service. */
export const isDocument = (value: unknown): value is ServiceFile => {
  if (!isRecord(value)) return false;
  const { id, form, tile, page, staff, submit } = value;
  const parts = [form, tile, page, staff, submit];
  return typeof id === 'string' && parts.every((part) => isRecord(part));
};
