import { PANEL_CALLS, type BrokenReason, type Dashboard } from '../../contract/panel';
import type { Feature } from '../feature';
import { lastBackup } from '../installation';
import {
  isRecord,
  type Json,
  parsePath,
  valueAt,
  type Values,
} from '../../definition/model/values';
import { hasRight } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import { readerLanguage } from '../http/request';
import { type Route, contractRoute } from '../http/route';
import type { StoredApplicationFilter } from '../applications/stored';
import type { Storage } from '../storage/storage';
import { dayAfter } from '../../definition/model/clock';
import { dayAt, minuteAt, startOf } from '../brand/agencyDay';
import { seenBy } from '../auth/rightsGuard';
import { reachedReceipts } from '../messages/receiptLimits';
import type { RoutePorts } from '../routePorts';
import type { KnownRecords } from '../../definition/content/checkRecord';
import { referredKind } from '../../definition/content/contentReferences';
import type { ContentKind } from '../../definition/content/contentType';
import { type Language, type Text, LANGUAGES } from '../../definition/model/text';
import { isPublished } from '../../definition/content/publication';
import { type PlacedValue, valuesIn } from '../../definition/model/placedValues';
import { sectionIssues } from '../../definition/sections/issues';
import { knownRecords } from '../content/writes/knownRecords';
import type { Contents } from '../records/contents';
import { missingLanguages } from '../../definition/content/contentTexts';
import { scheduleOf } from '../content/changes/dueDrafts';
import { preparedChange } from '../content/changes/preparedChanges';
import { DRAFT_KIND, draftOf, publishedKind } from '../records/serviceKinds';
import { recordTitle, textAt } from '../records/recordText';
import { doubtsIn } from '../retention/clock';

/** What waits, and what is missing. */
export const dashboard = {
  calls: { dashboard: PANEL_CALLS.dashboard },
  routes: dashboardRoutes,
} as const satisfies Feature;

const DAYS = 14;
/** Further failed messages are counted, and not listed. */
const MOST_FAILED = 20;

const NO_ISSUES = { broken: [], missing: [], missingTotal: 0 };
const NONE_FAILED = { total: 0, messages: [] };

/** Returns what waits for the staff, and what content lacks: each part to those whose work it is. */
function dashboardRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, settings, now, outbox } = ports;
  return [
    contractRoute(PANEL_CALLS.dashboard, async (request) => {
      const owner = ownerOf(request);
      const language = readerLanguage(request.headers);
      const seen = hasRight(owner, 'readApplications') ? seenBy(request, {}) : { services: [] };
      const waiting = await storage.inbox.countByService({ ...seen, status: 'new' });
      const isEditor = hasRight(owner, 'editContent');
      const isOperator = hasRight(owner, 'operate');
      const daysOf = (own: StoredApplicationFilter) =>
        countDays(storage.inbox, { ...seen, ...own }, now());
      const trends = waiting.map(async ({ serviceId, count }) => ({
        service: serviceId,
        count,
        days: (await daysOf({ serviceId })).map((day) => day.count),
      }));
      return {
        waiting: await Promise.all(trends),
        days: await daysOf({}),
        ...(isEditor ? await contentIssues(ports, minuteAt(now()), language) : NO_ISSUES),
        lastBackupAt: isOperator ? await lastBackup(settings.dataDir) : null,
        failed: isOperator ? await storage.messages.failed(MOST_FAILED) : NONE_FAILED,
        doubts: isOperator ? await doubtsIn(storage.moments) : [],
        mailFails: isOperator && outbox.isMailFailing(),
        receiptLimit: isOperator ? await reachedReceipts(storage, settings, now()) : null,
      };
    }),
  ];
}

/** Counts the applications of each of the last days, the current day last. */
async function countDays({ hours }: Storage['inbox'], seen: StoredApplicationFilter, now: Date) {
  const today = dayAt(now);
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index - (DAYS - 1)));
  const from = startOf(today, 1 - DAYS).toISOString();
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { hour, count } of await hours({ ...seen, from })) {
    const day = dayAt(new Date(`${hour}:00:00.000Z`));
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** Further records are not listed: there is enough to do. */
const MOST = 50;

/**
 * Returns the records that visitors are shown and that do not work for them, and those that lack a translation.
 * @param language of their titles
 */
async function contentIssues(
  ports: Pick<RoutePorts, 'kinds' | 'storage' | 'catalogue'>,
  minute: string,
  language: Language,
): Promise<Pick<Dashboard, 'broken' | 'missing' | 'missingTotal'>> {
  const { kinds } = ports;
  const contents = ports.storage.content;
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const known = await knownRecords(kind, ports);
      const records = await contents.list(kind.id);
      return records.map((record) => ({
        reason: reasonOf(kind, record.document, known, minute),
        languages: missingIn(kind, record.document),
        titled: () => ({
          kind: kind.id,
          id: record.id,
          title: recordTitle(kind, record, language),
        }),
      }));
    }),
  );
  const records = all.flat();
  const found = records.flatMap(({ titled, reason }) => (reason ? [{ ...titled(), reason }] : []));
  const drafts = await contents.listAll([DRAFT_KIND, ...kinds.map(({ id }) => draftOf(id))]);
  const broken = [...unpublished(kinds, drafts, language), ...found];
  const missing = records.filter(({ languages }) => languages.length > 0);
  return {
    broken: broken.slice(0, MOST),
    missing: missing.slice(0, MOST).map(({ titled, languages }) => ({ ...titled(), languages })),
    missingTotal: missing.length,
  };
}

/** Returns the records and services of which a draft was due and was not published. */
const unpublished = (
  kinds: readonly ContentKind[],
  drafts: Awaited<ReturnType<Contents['listAll']>>,
  language: Language,
): Dashboard['broken'] =>
  drafts.flatMap((draft) => {
    if (scheduleOf(draft).failedAt === null) return [];
    const kind = kinds.find(({ id }) => draftOf(id) === draft.kind);
    const { document } = preparedChange(draft);
    const title = kind
      ? recordTitle(kind, { document }, language)
      : textAt(document, 'tile.title', language);
    return [{ kind: publishedKind(draft.kind), id: draft.id, title, reason: 'change' }];
  });

function reasonOf(
  { fields, ends }: ContentKind,
  document: Values,
  known: KnownRecords,
  minute: string,
): BrokenReason | undefined {
  if (!isPublished(document, minute)) return undefined;
  const values = valuesIn(fields, document);
  if (values.some((placed) => isUnanswerable(placed, known))) return 'unanswerable';
  if (values.some((placed) => namesNone(placed, document, known))) return 'gone';
  const end = ends === undefined ? undefined : valueAt(document, parsePath(ends));
  return typeof end === 'string' && end !== '' && end < minute.slice(0, 10) ? 'over' : undefined;
}

/** Whether a visitor could not answer a question of sections, such as one whose list of options is gone. */
const isUnanswerable = ({ field, value }: PlacedValue<Text>, known: KnownRecords): boolean =>
  field.widget === 'sections' &&
  Array.isArray(value) &&
  sectionIssues(value, { options: known.options }).length > 0;

/** Whether a value names a record, or is a copy of one, that is no longer there. */
function namesNone(
  { field, value, path }: PlacedValue<Text>,
  document: Values,
  known: KnownRecords,
): boolean {
  if ('copies' in field && field.copies) {
    const { by, kinds } = field.copies;
    const kind = kinds[String(valueAt(document, [...path.slice(0, -1), by]))];
    return isRecord(value) && isGone(kind, value.id, known);
  }
  return isGone(referredKind(field), value, known);
}

const isGone = (kind: string | undefined, id: Json | undefined, known: KnownRecords): boolean =>
  kind !== undefined && typeof id === 'string' && id !== '' && !known.has(kind, id);

function missingIn({ fields }: ContentKind, document: Values): readonly Language[] {
  const lacks = new Set(missingLanguages(fields, document).flatMap(({ languages }) => languages));
  return LANGUAGES.filter((language) => lacks.has(language));
}
