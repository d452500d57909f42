import type { FastifyReply, FastifyRequest } from 'fastify';
import { APPLICATION_CALLS } from '../../../contract/applications';
import { hasRight } from '../../../contract/rights';
import { audit } from '../../audit/audit';
import { confirmations } from '../../auth/confirmations';
import { ownerOf } from '../../auth/sessions';
import { type Route, contractRoute } from '../../http/route';
import { dayAt } from '../../brand/agencyDay';
import { readFilter } from '../readFilter';
import { seenBy } from '../../auth/rightsGuard';
import { bookOf, type ExportBook } from './exportBook';
import { toXlsx } from './xlsx';
import type { RoutePorts } from '../../routePorts';
import { ownersTeller } from '../../users/tellOwners';
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type ColumnType, isTyped } from './exportColumns';
import type { ExportTable } from './exportTable';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
} as const;

/** Sends a book as a file to save. */
export const sendBook = (
  reply: FastifyReply,
  format: keyof typeof FORMATS,
  name: string,
  book: Parameters<typeof toXlsx>[0],
): FastifyReply =>
  reply
    .type(FORMATS[format].type)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(FORMATS[format].write(book));

export function exportRoutes(ports: RoutePorts): readonly Route[] {
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);
  const selected = (request: FastifyRequest, query: Parameters<typeof readFilter>[0]) => {
    const owner = ownerOf(request);
    const { filter, order } = readFilter(query, ports, owner.id);
    const reader = { language: owner.language, hasMoney: hasRight(owner, 'seeMoney') };
    return { filter: seenBy(request, filter), order, reader };
  };
  const send = async (
    reply: FastifyReply,
    format: keyof typeof FORMATS,
    { filter, order, reader }: ReturnType<typeof selected>,
    note: (subject: string) => Promise<unknown>,
  ) => {
    const book = await bookOf(ports, filter, order, reader);
    const name = filter.serviceId ?? 'applications';
    await note(`${name} ${format} ${book.length}`);
    return sendBook(reply, format, `${name}-${dayAt(ports.now())}`, book);
  };
  return [
    contractRoute(APPLICATION_CALLS.export, async (request, reply) => {
      const { format, ids, ...query } = request.query;
      const { filter, ...rest } = selected(request, query);
      const chosen = { ...rest, filter: { ...filter, ids: ids.split(',') } };
      return send(reply, format, chosen, (subject) =>
        audit(ports.storage, request, 'exported', subject),
      );
    }),
    contractRoute(APPLICATION_CALLS.exportAll, async (request, reply) => {
      const { format, ...query } = request.query;
      const all = selected(request, query);
      await confirm.both(request, request.body);
      return send(reply, format, all, (subject) => tellOwners(request, 'exported', subject));
    }),
  ];
}

/**
 * Writes the applications of a book as CSV in which spreadsheets read texts as text, and only numbers and dates of their columns as such.
 * Everything is quoted, whatever the separator. What looks like a formula gets an apostrophe in front; what looks like a
 * number or a date a tab, which spreadsheets do not show and programs trim. Telephone numbers get spaces, and neither.
 */
export function toCsv({ sheets: [table] }: ExportBook): Readable {
  const csv = stringify({
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  // An error or an aborted download ends both streams: the response is then incomplete, and recognised as such.
  pipeline(Readable.from(inert(table)), csv, () => {});
  return csv;
}

async function* inert({ header, types, rows }: ExportTable): AsyncGenerator<readonly string[]> {
  yield header.map((label) => inertText(label));
  for await (const row of rows) yield row.map((text, index) => inertText(text, types[index]));
}

/** A formula, also after characters that some programs skip: spaces, invisible characters, quotes, separators. */
const FORMULA = /^[\s\p{C}"'`,;|]*[=+\-@＝＋－＠]/u;

/** Matches a phone number of digits and separators alone. */
const PHONE = /^\+?[0-9](?:[\s().-]*[0-9]){6,14}$/u;

/** Digits between single spaces are no number. */
const GROUPED = /^\+?[0-9]+(?: [0-9]+)+$/u;

/** Numbers, amounts, fractions, days and times, as spreadsheets of any language may read them: 1.2E5, (7), 3/4, 12:30 pm. */
const NUMBER = /^(?=[^\p{L}]*\p{Nd})[\p{Nd}\s\p{Sc}.,:/%()’'٫٬+\-eapm]+$/iu;

/** Days with the name of their month: 5 May, MAR1, Sep-24. */
const DAY =
  /^(?=.*\p{Nd})[\p{Nd}\s.,/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\p{Nd}\s.,/-]*$/iu;

function inertText(text: string, type?: ColumnType): string {
  if (isTyped(text, type)) return text;
  if ((type === 'phone' || text.startsWith('+')) && PHONE.test(text)) return phoneText(text);
  if (FORMULA.test(text)) return `'${text}`;
  return !GROUPED.test(text) && (NUMBER.test(text) || DAY.test(text)) ? `\t${text}` : text;
}

/**
 * Writes a telephone number as "+964 750 123 4567": digits between spaces are no formula, and no number either, which
 * would lose the plus sign and the zeros, and be shown as 9.64751E+12.
 */
const phoneText = (text: string): string =>
  text.replaceAll(/[^+0-9]/gu, '').replaceAll(/(?<!^\+?0*)\B(?=(?:[0-9]{3})*[0-9]{4}$)/gu, ' ');
