import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { DAY_BOOK, type DayLine } from '../../contract/money';
import { amountsText, balancesOf, minorText } from '../../definition/model/ledger';
import { useRead } from '../data/useRead';
import { Letterhead } from '../../platform/Letterhead';
import { PAID_BY_WORDS } from '../applications/money/moneyWords';
import '../applications/reading/print.css';
import { staffFile } from '../applications/staffFile';
import { useColleagues } from '../applications/useColleagues';
import { agencyDay, briefText, dayText } from '../base/moment';
import { panelHref } from '../base/panelHref';
import { saveFile } from '../../platform/saveFile';
import { DayField } from '../data/fields/DayField';
import { SelectField } from '../data/fields/SelectField';
import { TextTable } from '../data/list/TextTable';
import { useListQuery } from '../data/list/useListQuery';
import { useRun } from '../data/useRun';
import { Waiting } from '../data/Waiting';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';

const FILTERS = ['day', 'who'] as const;

/** Lists the payments of a day with their sums, for each colleague; printed and as a file. */
export function DayBookPage() {
  const list = useListQuery({ filters: FILTERS });
  const { day = agencyDay(), who = '' } = list.query.filters;
  const show = (filters: Readonly<Record<string, string>>) =>
    list.change({ filters: { day, who, ...filters } });
  const query = new URLSearchParams({ day, who }).toString();
  const found = useRead(`money_day/?${query}`, DAY_BOOK);
  const { active, nameAt } = useColleagues();
  const { busy, run } = useRun();
  const save = () =>
    run(async () =>
      saveFile(await staffFile(`money_day_export/?format=csv&${query}`), `cash-${day}.csv`),
    );
  const heading = `${t('Day book')} · ${dayText(day)}`;
  return (
    <PanelFrame
      title={heading}
      back={<Letterhead language={panelLanguage()} isNamed />}
      actions={
        <>
          <Button variant="outlined" aria-disabled={busy} onClick={() => void save()}>
            {t('Export CSV')}
          </Button>
          <Button variant="outlined" onClick={() => print()}>
            {t('Print')}
          </Button>
        </>
      }
    >
      <Box className="row ap-reading-tools" sx={{ alignItems: 'end' }}>
        <DayField label={t('Day')} value={day} onChoose={(chosen) => show({ day: chosen })} />
        <SelectField
          label={t('Colleague')}
          value={who}
          options={[
            ['', t('All colleagues')],
            ...active.map(({ email }) => [email, nameAt(email)] as const),
          ]}
          onChoose={(chosen) => show({ who: chosen })}
        />
      </Box>
      <Waiting
        of={found}
        isList
        empty={({ data }) => data.length === 0 && t('No payments on this day.')}
      >
        {({ data: lines }) => (
          <>
            <Sums lines={lines} nameAt={nameAt} />
            <Lines lines={lines} nameAt={nameAt} />
          </>
        )}
      </Waiting>
    </PanelFrame>
  );
}

interface LinesProps {
  readonly lines: readonly DayLine[];
  readonly nameAt: (email: string) => string;
}

/** Returns what was paid, less what was reversed, in each currency. */
const sumOf = (lines: readonly DayLine[]): string =>
  amountsText(
    balancesOf(lines.map((line) => ({ ...line, kind: 'payment' }))).map(({ currency, paid }) => {
      return { currency, amount: paid };
    }),
  );

/** Shows what each colleague has taken, in cash and otherwise. */
function Sums({ lines, nameAt }: LinesProps) {
  const taken = [...new Set(lines.map(({ who }) => who))];
  const isCash = ({ how }: DayLine) => how === 'cash';
  const rows = [
    ...taken.map((who) => [nameAt(who), lines.filter((line) => line.who === who)] as const),
    ...(taken.length > 1 ? [[t('All colleagues'), lines] as const] : []),
  ];
  return (
    <TextTable
      label={t('Sums')}
      columns={[
        { head: t('Colleague'), cell: ([name]) => <bdi>{name}</bdi> },
        { head: t('Cash'), cell: ([, own]) => <Sum lines={own.filter(isCash)} /> },
        {
          head: t('Other ways'),
          cell: ([, own]) => <Sum lines={own.filter((line) => !isCash(line))} />,
        },
        { head: t('Sum'), cell: ([, own]) => <Sum lines={own} /> },
      ]}
      rows={rows}
    />
  );
}

const Sum = ({ lines }: Pick<LinesProps, 'lines'>) => <bdi dir="ltr">{sumOf(lines) || '—'}</bdi>;

function Lines({ lines, nameAt }: LinesProps) {
  return (
    <TextTable
      label={t('Payments')}
      columns={[
        { head: t('No.'), cell: ({ number }) => number },
        { head: t('Time'), cell: ({ at }) => <time dateTime={at}>{briefText(at)}</time> },
        { head: t('Name'), cell: (line) => <Applicant {...line} /> },
        { head: t('Colleague'), cell: ({ who }) => <bdi>{nameAt(who)}</bdi>, isWide: true },
        {
          head: t('Paid by'),
          cell: ({ how, isReversal }) =>
            (how && t(PAID_BY_WORDS[how])) + (isReversal ? ` · ${t('Reversal')}` : ''),
        },
        {
          head: t('Amount'),
          cell: ({ amount, currency }) => <bdi dir="ltr">{minorText(amount, currency)}</bdi>,
          align: 'right',
        },
      ]}
      rows={lines}
    />
  );
}

const Applicant = ({ application, name, reference }: DayLine) =>
  application === null ? (
    <span className="muted">{t('Erased application')}</span>
  ) : (
    <Link href={panelHref(`home/inbox/application/${application}`)}>
      <bdi dir="auto">{name || reference}</bdi>
    </Link>
  );
