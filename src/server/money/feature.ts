import { Readable } from 'node:stream';
import { MONEY_CALLS, type MoneyLine, type PaidBy, type Price } from '../../contract/money';
import { fromMinor, minorText, toMinor } from '../../definition/model/ledger';
import { type Language, pick } from '../../definition/model/text';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import type { AuditAction } from '../features';
import { addedId } from '../applications/handling';
import { audit } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { dayAt, minuteAt } from '../brand/agencyDay';
import type { Feature } from '../feature';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, contractRoute, idOf } from '../http/route';
import type { ColumnType } from '../inbox/export/exportColumns';
import type { ExportBook } from '../inbox/export/exportBook';
import { sendBook } from '../inbox/export/exportRoutes';
import { tableOf } from '../inbox/export/exportTable';
import type { RoutePorts } from '../routePorts';
import { sqlMoney } from './store';
import type { FastifyRequest } from 'fastify';
import { calculationOf } from '../../definition/model/calculate';
import { type Field, type Properties, isNumber } from '../../definition/model/field';
import { currencyOf, isMoney } from '../../definition/model/money';
import { toNumber, type Values } from '../../definition/model/values';
import { isDisplayed } from '../../definition/model/widget';
import type { StoredApplication } from '../applications/stored';

/** What applications cost, what was paid, and the cash book. */
export const money = {
  tables: { money_line: ['id'], money_of: ['line_id'] },
  stores: { money: sqlMoney },
  calls: MONEY_CALLS,
  routes: moneyRoutes,
  audits: ['moneyCharged', 'moneyTaken', 'moneyReversed', 'dayBookExported'],
  sweep: ({ storage }): Promise<unknown> => storage.money.dropCharges(),
} as const satisfies Feature;

function moneyRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now } = ports;
  /** Returns what a line has in common with its reversal. */
  const lineOf = async (request: FastifyRequest) => {
    const applicationId = idOf(request);
    const { serviceId, reference } = existing(await storage.applications.read(applicationId));
    const at = now();
    const { email: who } = ownerOf(request);
    const moment = { at: at.toISOString(), day: dayAt(at) };
    return { reference, line: { id: addedId(request), applicationId, serviceId, who, ...moment } };
  };
  /** Returns the ledger with a line that was added now or by an earlier request with the same key. */
  const answered = async (
    request: FastifyRequest,
    reference: string,
    outcome: 'added' | 'repeated',
    isIt: (line: MoneyLine) => boolean,
  ) => {
    const data = await storage.money.list(idOf(request));
    const line = data.find(isIt);
    if (!line) throw HttpRefusal.of(422, 'keyReused', { name: KEY_HEADER });
    const { kind, amount, currency, number, reverses } = line;
    const done: AuditAction = kind === 'charge' ? 'moneyCharged' : 'moneyTaken';
    const subject = [reference, number ?? '', minorText(amount, currency)].filter(Boolean);
    if (outcome === 'added') {
      await audit(storage, request, reverses === null ? done : 'moneyReversed', subject.join(' '));
    }
    return { data };
  };
  const dayOf = async (request: FastifyRequest, query: { day?: string; who?: string }) => {
    const { services } = ownerOf(request);
    const { day = dayAt(now()), who } = query;
    const filter = { day, ...(who !== undefined && { who }), ...(services && { services }) };
    return { day, data: await storage.money.day(filter) };
  };
  return [
    contractRoute(MONEY_CALLS.prices, async (request) => {
      const application = existing(await storage.applications.read(idOf(request)));
      return { data: await pricesOf(ports, application) };
    }),
    contractRoute(MONEY_CALLS.add, async (request) => {
      const { kind, amount, currency, text, how = 'cash' } = request.body;
      const trimmed = text.trim();
      if (kind === 'charge' && trimmed === '') throw HttpRefusal.at('text', 'required');
      const { reference, line } = await lineOf(request);
      const added = { kind, amount, currency, how: kind === 'charge' ? '' : how } as const;
      const outcome = existing(await storage.money.add({ ...line, ...added, text: trimmed }));
      const sent = JSON.stringify([line.id, kind, amount, currency, added.how, trimmed]);
      return answered(
        request,
        reference,
        outcome,
        (one) =>
          sent === JSON.stringify([one.id, one.kind, one.amount, one.currency, one.how, one.text]),
      );
    }),
    contractRoute(MONEY_CALLS.reverse, async (request) => {
      const { line: reverses, text } = request.body;
      const trimmed = text.trim();
      if (trimmed === '') throw HttpRefusal.at('text', 'required');
      const { reference, line } = await lineOf(request);
      const outcome = existing(await storage.money.reverse({ ...line, reverses, text: trimmed }));
      if (outcome === 'unknown') throw HttpRefusal.at('line', 'choice');
      if (outcome === 'reversed') {
        const data = await storage.money.list(line.applicationId);
        const { who = '', at = '' } = data.find((one) => one.reverses === reverses) ?? {};
        throw HttpRefusal.stale(who, at, { data });
      }
      return answered(
        request,
        reference,
        outcome,
        (one) => one.id === line.id && one.reverses === reverses && one.text === trimmed,
      );
    }),
    contractRoute(MONEY_CALLS.day, (request) => dayOf(request, request.query)),
    contractRoute(MONEY_CALLS.exportDay, async (request, reply) => {
      const { format = 'csv', ...query } = request.query;
      const { day, data } = await dayOf(request, query);
      await audit(storage, request, 'dayBookExported', `${day} ${format} ${data.length}`);
      const book = dayBook(data, ownerOf(request).language, ports);
      return sendBook(reply, format, `cash-${day}`, book);
    }),
  ];
}

type DayLines = Awaited<ReturnType<RoutePorts['storage']['money']['day']>>;

/** Returns the payments of a day as a table, with a column of amounts for each currency. */
function dayBook(lines: DayLines, language: Language, { translations }: RoutePorts): ExportBook {
  const word = (key: DayWord) => translations[language](`export.${key}`);
  const column = (
    key: DayWord,
    cell: (line: DayLines[number]) => string,
    type: ColumnType = 'text',
  ) => ({ label: word(key), type, cell });
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort();
  const columns = [
    column('number', ({ number }) => String(number), 'number'),
    column('time', ({ at }) => minuteAt(new Date(at)), 'moment'),
    column('takenBy', ({ who }) => who),
    column('how', ({ how }) => (how === '' ? '' : word(how))),
    column('reversal', ({ isReversal }) => (isReversal ? '✓' : '')),
    column('reference', ({ reference }) => reference),
    column('name', ({ name }) => name),
    ...currencies.map((code) => ({
      label: code,
      type: 'number' as const,
      cell: ({ currency, amount }: DayLines[number]) =>
        currency === code ? String(fromMinor(amount, code)) : '',
    })),
  ];
  const sheet = tableOf(word('dayBook'), columns, Readable.from(lines));
  return { language, length: lines.length, sheets: [sheet] };
}

type DayWord =
  | ('number' | 'time' | 'takenBy' | 'how' | 'reversal' | 'reference' | 'name' | 'dayBook')
  | PaidBy;

/**
 * Returns what an application can be charged for, in the applicant's language: amounts that its form has calculated or
 * offered from a price list, and those of the records that its answers name. What was typed, such as an income, is no price.
 */
async function pricesOf(
  { storage, content, kinds, definitionOf, readBrand }: RoutePorts,
  application: StoredApplication,
): Promise<readonly Price[]> {
  const { id, answers, language, definition: hash } = application;
  const { form, lookup } = await definitionOf(hash);
  const agency = await readBrand();
  const pricesIn = (
    properties: Properties,
    values: Values,
    isPrice: (field: Field, name: string) => boolean,
    before = '',
  ): Price[] =>
    Object.entries(properties).flatMap(([name, field]) => {
      const value = toNumber(values[name]);
      if (value === undefined || !(value > 0) || !isMoney(field) || !isPrice(field, name))
        return [];
      const currency = currencyOf(field) ?? agency.currency;
      const label = isDisplayed(field) ? pick(field.label, language) : '';
      const text = [before, label].filter(Boolean).join(' · ');
      return [{ text, currency, amount: toMinor(value, currency) }];
    });
  const found = pricesIn(
    form.properties,
    answers,
    (field, name) =>
      (isNumber(field) && calculationOf(field) !== undefined) ||
      (lookup?.offers ?? []).includes(name),
  );
  const about = (await storage.applications.about([id])).get(id) ?? [];
  for (const { record, names } of about) {
    const stored = record && (await content.read(record.kind, record.id));
    const kind = kinds.find((one) => one.id === record?.kind);
    if (!stored || !kind) continue;
    found.push(...pricesIn(kind.fields, stored.document, () => true, pick(names, language)));
  }
  return found;
}
