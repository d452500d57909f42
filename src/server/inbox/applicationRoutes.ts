import { type AboutPartData, APPLICATION_CALLS } from '../../contract/applications';
import { whereFound, wordsNotIn } from '../../definition/describe/searchFields';
import { aboutNames } from '../../definition/describe/aboutEntries';
import { type Language, pick } from '../../definition/model/text';
import type { Field } from '../../definition/model/field';
import { typeNameOf } from '../../definition/model/types/table';
import type { Colleague } from '../../contract/accounts';
import { namedIn, alertsFor } from '../alerts/newAlerts';
import { hasRight } from '../../contract/rights';
import { openAmounts } from '../../definition/model/ledger';
import { audit, auditList } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, cachedRoute, contractRoute, idOf } from '../http/route';
import type {
  AboutPart,
  InboxLine,
  SentPart,
  StoredApplicationFilter,
} from '../applications/stored';
import { aboutTitle } from '../submit/aboutParts';
import { missingIn } from '../submit/missing';
import { caseFiles } from '../applications/checklist';
import { readFilter } from './readFilter';
import {
  activityOf,
  addedId,
  changeHandling,
  isOverdue,
  lastHandling,
  refuseReused,
} from '../applications/handling';
import { seenBy } from '../auth/rightsGuard';
import { ownColumnsReader } from './ownColumns';
import { hasRead } from '../storage/readers';
import type { SessionOwner } from '../storage/storage';
import { readTimeline } from './timeline';
import { toApplicationRecord, eraseApplication } from '../applications/applicationRecords';
import type { RoutePorts } from '../routePorts';
import { ifMatch, withETag } from '../http/request';
import { staffRequest } from '../requests/feature';

/** Returns the routes for applications of all services: the list, and each with all that is known of it. */
export function applicationRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, folder, now, statuses, catalogue, definitionOf, wordsIn } = ports;
  const { applications, inbox } = storage;
  const ownColumns = ownColumnsReader(ports);
  /** Returns what applications are for in a language; the inbox has it in English. */
  const titled = async (lines: readonly InboxLine[], language: Language) => {
    if (language === 'en') return lines;
    const parts = await applications.about(lines.map(({ id }) => id));
    return lines.map(({ about, ...line }) => {
      const [service, own] = [catalogue.find(line.serviceId)?.service, parts.get(line.id)];
      return {
        ...line,
        about: service && own ? aboutTitle(service, own, wordsIn(language)) : about,
      };
    });
  };
  /** Returns the label of the answer that a search matches, by the ids of lines that do not show the match. */
  const foundIn = async (
    lines: readonly InboxLine[],
    { words = [], sounds }: StoredApplicationFilter,
    language: Language,
  ) => {
    const hidden = new Map(
      lines.flatMap((line) => {
        const { name, reference, phone, email, about } = line;
        const own = wordsNotIn([name, reference, phone, email, about], words, sounds);
        return own.length > 0 ? [[line.id, own]] : [];
      }),
    );
    const stored = hidden.size > 0 ? await applications.readAll([...hidden.keys()]) : [];
    const found = stored.map(async ({ id, definition, answers }) => {
      const { form } = await definitionOf(definition);
      const label = whereFound(form, answers, hidden.get(id) ?? [], language, sounds);
      return [id, { found: label }] as const;
    });
    return new Map(await Promise.all(found));
  };
  /** Includes the definition that was filled in, so that answers can be read as they were asked. */
  const responseOf = async (id: string, owner: SessionOwner) => {
    const { id: reader, language } = owner;
    const [{ stored, activity, notes, requests }, handling, [line], named] = await Promise.all([
      readTimeline(id, storage),
      inbox.handling(id),
      inbox.lines([id]).then(async (lines) => titled(lines, language)),
      applications.about([id]),
    ]);
    const { reference, serviceId, createdAt, answers } = stored;
    const { readAt, readers, sent, ...handled } = existing(handling);
    const definition = await definitionOf(stored.definition);
    return {
      id,
      reference,
      service: serviceId,
      language: stored.language,
      createdAt,
      definitionVersion: definition.version,
      ...handled,
      sent: sent.map(toSent(language)),
      readAt: hasRead(readers, reader) ? readAt : null,
      overdue: isOverdue({ serviceId, ...handled }, { now: now(), statuses }),
      answers,
      definition,
      record: toApplicationRecord(stored, definition),
      title: line?.about ?? '',
      about: (named.get(id) ?? []).filter(isOfField).map(toAboutPart(language)),
      links: await storage.links.count(id),
      requests: requests.map(staffRequest),
      missing: handled.incomplete ? missingIn(definition, answers, now()) : [],
      ...(await caseFiles(storage, stored, definition)),
      notes,
      activity,
      money: hasRight(owner, 'seeMoney') ? await storage.money.list(id) : null,
    };
  };
  return [
    cachedRoute('account', APPLICATION_CALLS.list, async (request) => {
      const { page, perPage, behind } = request.query;
      const at = now().toISOString();
      const { id: reader, language } = ownerOf(request);
      const toLine = lineFor(reader, language, { now: now(), statuses });
      const { filter: requested, order } = readFilter(request.query, ports, reader);
      const filter = seenBy(request, requested);
      const {
        data: listed,
        total,
        unread,
      } = await inbox.list(filter, order, {
        page,
        perPage,
        behind,
      });
      const lines = await titled(listed, language);
      await auditList(storage, request, 'applicationsListed', filter.serviceId);
      const counts = { total, page, perPage, unread, at };
      const found = await foundIn(lines, filter, language);
      const sums = hasRight(ownerOf(request), 'seeMoney')
        ? await storage.money.sums(lines.map(({ id }) => id))
        : undefined;
      const shown = lines.map((line) => ({
        ...toLine(line),
        ...found.get(line.id),
        ...(sums && { open: openAmounts(sums.get(line.id) ?? []) }),
      }));
      if (filter.serviceId === undefined) return { data: shown, ...counts };
      const ids = lines.map(({ id }) => id);
      const { columns, cells } = await ownColumns(filter.serviceId, ids, language);
      const data = shown.map((line) => ({ ...line, cells: cells.get(line.id) ?? [] }));
      return { data, ...counts, columns };
    }),
    cachedRoute('account', APPLICATION_CALLS.count, async (request) => {
      const { after } = request.query;
      const { filter } = readFilter(request.query, ports, ownerOf(request).id);
      const requested = after === undefined ? filter : { ...filter, after };
      return inbox.count(seenBy(request, requested));
    }),
    contractRoute(APPLICATION_CALLS.read, async (request, reply) => {
      const response = await responseOf(idOf(request), ownerOf(request));
      withETag(reply, response.version);
      await audit(storage, request, 'applicationRead', response.reference);
      return response;
    }),
    contractRoute(APPLICATION_CALLS.activity, async (request) => {
      const { stored, activity } = await readTimeline(idOf(request), storage);
      await audit(storage, request, 'applicationRead', stored.reference);
      return { data: activity };
    }),
    contractRoute(APPLICATION_CALLS.about, async (request) => {
      const { service: requested } = request.query;
      if (requested === undefined) return { data: [] };
      seenBy(request, { serviceId: requested });
      const service = catalogue.find(requested)?.service;
      if (!service) throw HttpRefusal.at('service', 'choice');
      const { id, staff, form } = service;
      const { language } = ownerOf(request);
      const counts = await inbox.aboutCounts(id);
      const data = aboutNames(staff).map((field) => ({
        field,
        label: labelOf(form.properties[field], language) ?? field,
        isDate: isDate(form.properties[field]),
        choices: counts
          .filter((one) => one.field === field)
          .map(({ value, names, count }) => ({ value, name: pick(names, language), count })),
      }));
      return { data };
    }),
    contractRoute(APPLICATION_CALLS.change, async (request, reply) => {
      const id = idOf(request);
      const version = ifMatch(request) ?? request.body.version;
      const outcome = await changeHandling(request, ports, id, { ...request.body, version });
      if (outcome === 'unknown') throw HttpRefusal.of(404, 'notFound');
      const response = await responseOf(id, ownerOf(request));
      if (outcome === 'stale')
        throw HttpRefusal.stale(...lastHandling(response.activity), response);
      withETag(reply, response.version);
      return response;
    }),
    contractRoute(APPLICATION_CALLS.note, async (request) => {
      const id = idOf(request);
      const owner = ownerOf(request);
      const { text } = request.body;
      const note = { id: addedId(request), at: now().toISOString(), who: owner.email, text };
      const [line] = await inbox.lines([id]);
      const colleagues = text.includes('@') && line ? await storage.staff.colleagues() : [];
      const named = namedIn(
        text,
        colleagues.filter((one) => isToldOf(one, line?.serviceId)),
      );
      const others = named.flatMap((one) => (one.id === owner.id ? [] : [one.id]));
      const about = { kind: 'named', applicationId: id, who: owner.email } as const;
      const alerts = others.length > 0 ? await alertsFor(ports, others, about) : undefined;
      const added = existing(await inbox.addNote(id, note, alerts));
      const response = await responseOf(id, owner);
      refuseReused(response.notes, note);
      if (added === 'new') await audit(storage, request, 'applicationNoted', response.reference);
      return response;
    }),
    contractRoute(APPLICATION_CALLS.reply, async (request) => {
      const id = idOf(request);
      const { channel, text } = request.body;
      const made = activityOf(request, now(), 'reply', `${channel}\n${text.trim()}`);
      const entry = { ...made, id: addedId(request) };
      const added = existing(await storage.activities.add(id, entry));
      const { stored, activity } = await readTimeline(id, storage);
      refuseReused(activity, entry);
      if (added === 'new') await audit(storage, request, 'applicantReached', stored.reference);
      return { data: activity };
    }),
    contractRoute(APPLICATION_CALLS.erase, async (request) => {
      const erased = existing(await eraseApplication({ storage, folder }, idOf(request)));
      await audit(storage, request, 'applicationErased', erased.reference);
    }),
  ];
}

/** Returns whether a colleague can log in and handles the applications of a service. */
const isToldOf = ({ disabled, handles }: Colleague, service = ''): boolean =>
  !disabled && (handles === null || handles.includes(service));

const isDate = (field: Field | undefined): boolean =>
  field !== undefined && typeNameOf(field) === 'date';

const labelOf = (field: Field | undefined, language: Language): string | undefined =>
  field && pick(field.label, language);

const toAboutPart =
  (language: Language) =>
  ({ field, value, names, record }: AboutPart): AboutPartData => ({
    field,
    value,
    name: pick(names, language),
    kind: record?.kind ?? '',
  });

/** A sum has no field. */
const isOfField = ({ field }: AboutPart): boolean => !field.startsWith('+');

const toSent =
  (language: Language) =>
  ({ kind, names }: SentPart) => ({ kind, name: pick(names, language) });

const lineFor =
  (reader: string, language: Language, clock: Parameters<typeof isOverdue>[1]) =>
  ({ serviceId, readAt: _, changedAt: _changedAt, readers, sent, ...line }: InboxLine) => ({
    ...line,
    sent: sent.map(toSent(language)),
    service: serviceId,
    unread: !hasRead(readers, reader),
    overdue: isOverdue({ serviceId, ...line }, clock),
  });
