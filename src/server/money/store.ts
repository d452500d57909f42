import type { MoneyLine } from '../../contract/money';
import type { LedgerEntry } from '../../definition/model/ledger';
import { lockedAnswers } from '../applications/store/applicationWrites';
import type { Connection, Db } from '../storage/connection';
import { exists, grouped, insertRows, rowCount, select } from '../storage/queries';
import type { ColumnsOf } from '../storage/tables';

declare module '../storage/tables' {
  interface Tables {
    /** Nothing here names an applicant: the cash book stays when an application is erased. */
    money_line: ColumnsOf<StoredLine>;
    /** Whose a line is, and what could name a person; erased with the application. */
    money_of: { line_id: string; application_id: string; position: number; text: string };
  }
}

interface StoredLine extends Omit<MoneyLine, 'text'> {
  readonly serviceId: string;
  /** The agency's day of the line. */
  readonly day: string;
}

interface NewLine extends Pick<StoredLine, 'id' | 'serviceId' | 'who' | 'at' | 'day'> {
  readonly applicationId: string;
  readonly text: string;
}

export interface AddedLine
  extends NewLine, Pick<StoredLine, 'kind' | 'amount' | 'currency' | 'how'> {}

export interface Reversal extends NewLine {
  /** The id of the line. */
  readonly reverses: string;
}

export interface DayFilter {
  readonly day: string;
  readonly who?: string;
  /** Only those of these services; left out: of all. */
  readonly services?: readonly string[];
}

const LINE = [
  'id',
  'kind',
  'amount',
  'currency',
  'how',
  'who',
  'at',
  'number',
  'reverses',
] as const;

/** Charges and payments. They are only added, payments with the numbers of their receipts, which have no gaps. */
export function sqlMoney({ db, atomic }: Connection) {
  return {
    /** Adds a line once, by its id. Returns undefined if there is no such application. */
    add: ({ applicationId, text, ...line }: AddedLine) =>
      atomic(async (own) => {
        if ((await lockedAnswers(own, applicationId)) === undefined) return undefined;
        return addLine(own, { ...line, reverses: null }, { applicationId, text });
      }),
    /** Adds the reversal of a line once, by its id; of lines that are none, or are reversed already, nothing. */
    reverse: ({ applicationId, text, ...line }: Reversal) =>
      atomic(async (own) => {
        if ((await lockedAnswers(own, applicationId)) === undefined) return undefined;
        if (await exists(own, 'money_line', { id: line.id })) return 'repeated';
        const { reverses } = line;
        const before = (await linesOf(own, applicationId)).find(({ id }) => id === reverses);
        if (before?.reverses !== null) return 'unknown';
        if (await exists(own, 'money_line', { reverses })) return 'reversed';
        const { kind, amount, currency, how } = before;
        const reversal = { ...line, kind, amount: -amount, currency, how };
        return addLine(own, reversal, { applicationId, text });
      }),
    /** Lists the lines of an application in the order in which they were added. */
    list: (applicationId: string): Promise<readonly MoneyLine[]> => linesOf(db, applicationId),
    /** Returns the sums of applications by kind and currency; those without lines are left out. */
    async sums(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LedgerEntry[]>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('money_line')
        .innerJoin('money_of', 'money_of.line_id', 'money_line.id')
        .select(['application_id', 'kind', 'currency'])
        .select(({ fn }) => fn.sum<number>('amount').as('amount'))
        .where('application_id', 'in', ids)
        .groupBy(['application_id', 'kind', 'currency'])
        .execute();
      return grouped(rows.map(({ application_id: id, ...sum }) => [id, sum]));
    },
    /** Lists the payments of a day by their numbers; those of applications that were erased, too. */
    async day({ day, who, services }: DayFilter) {
      let rows = db
        .selectFrom('money_line')
        .leftJoin('money_of', 'money_of.line_id', 'money_line.id')
        .leftJoin('inbox', 'inbox.application_id', 'money_of.application_id')
        .select(['amount', 'currency', 'how', 'who', 'at', 'number', 'reverses'])
        .select(['money_of.application_id as application', 'reference', 'name'])
        .where('day', '=', day)
        .where('number', 'is not', null);
      if (who !== undefined) rows = rows.where('who', '=', who);
      if (services) rows = rows.where('money_line.service_id', 'in', services);
      const found = await rows.orderBy('number').execute();
      return found.map(({ number, reverses, reference, name, ...line }) => ({
        ...line,
        number: number ?? 0,
        isReversal: reverses !== null,
        reference: reference ?? '',
        name: name ?? '',
      }));
    },
    currencies: async (): Promise<readonly string[]> =>
      (await db.selectFrom('money_line').select('currency').distinct().execute())
        .map(({ currency }) => currency)
        .sort(),
    /** Removes charges of applications that were erased: they are no part of the cash book. */
    dropCharges: () =>
      atomic((own) =>
        own
          .deleteFrom('money_line')
          .where('number', 'is', null)
          .where('id', 'not in', own.selectFrom('money_of').select('line_id'))
          .execute(),
      ),
  };
}

const linesOf = (db: Db, applicationId: string): Promise<readonly MoneyLine[]> =>
  db
    .selectFrom('money_line')
    .innerJoin('money_of', 'money_of.line_id', 'money_line.id')
    .select([...LINE, 'text'])
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();

/**
 * Adds a line once, by its id, a payment with the next number. Another transaction that adds the same number or id is waited
 * for: if it is rolled back, they are this one's, else the next number is tried.
 */
async function addLine(
  own: Db,
  line: Omit<StoredLine, 'number'>,
  of: { readonly applicationId: string; readonly text: string },
): Promise<'added' | 'repeated'> {
  const insert = async () => {
    const number = line.kind === 'charge' ? null : await nextNumber(own);
    return insertRows(own, 'money_line', [{ ...line, number }], 'any');
  };
  while ((await insert()) === 0) {
    if (await exists(own, 'money_line', { id: line.id })) return 'repeated';
  }
  const { applicationId } = of;
  const position = await rowCount(select(own, 'money_of', { applicationId }));
  await insertRows(own, 'money_of', [{ lineId: line.id, ...of, position }]);
  return 'added';
}

const nextNumber = async (own: Db): Promise<number> => {
  const { last } = await select(own, 'money_line', {})
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};
