import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link, useLocation, useSearch } from 'wouter';
import { DAY_BOOK, type DayLine } from '../../contract/money';
import { readAs } from '../../contract/readAs';
import { amountsText, balancesOf, minorText } from '../../definition/model/ledger';
import { useFetched } from '../../platform/api/useFetched';
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
import { useRun } from '../data/useRun';
import { Placeholder, Waiting } from '../data/Waiting';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';

const dayIn = (response: unknown) => readAs(DAY_BOOK, response).data;

/** There is no room for it on a phone. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;
const CELLS = { '& :is(th, td)': { padding: 'var(--rega-space-8) var(--rega-space-12)' } } as const;

/** Lists the payments of a day with their sums, for each colleague; printed and as a file. */
export function DayBookPage() {
  const [location, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const day = search.get('day') || agencyDay();
  const who = search.get('who') ?? '';
  const query = new URLSearchParams({ day, who }).toString();
  const show = (change: Readonly<Record<string, string>>) =>
    navigate(`${location}?${new URLSearchParams({ day, who, ...change }).toString()}`, {
      replace: true,
    });
  const found = useFetched(`money_day/?${query}`, dayIn);
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
      <Waiting of={found} isList>
        {(lines) =>
          lines.length === 0 ? (
            <Placeholder>
              <p>{t('No payments on this day.')}</p>
            </Placeholder>
          ) : (
            <>
              <Sums lines={lines} nameAt={nameAt} />
              <Lines lines={lines} nameAt={nameAt} />
            </>
          )
        }
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
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table aria-label={t('Sums')} sx={CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Colleague')}</TableCell>
            <TableCell>{t('Cash')}</TableCell>
            <TableCell>{t('Other ways')}</TableCell>
            <TableCell>{t('Sum')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, own], row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                <bdi>{name}</bdi>
              </TableCell>
              {[own.filter(isCash), own.filter((line) => !isCash(line)), own].map((some, index) => (
                <TableCell key={index}>
                  <bdi dir="ltr">{sumOf(some) || '—'}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function Lines({ lines, nameAt }: LinesProps) {
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table aria-label={t('Payments')} sx={CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>{t('No.')}</TableCell>
            <TableCell>{t('Time')}</TableCell>
            <TableCell>{t('Name')}</TableCell>
            <TableCell sx={WIDE}>{t('Colleague')}</TableCell>
            <TableCell>{t('Paid by')}</TableCell>
            <TableCell align="right">{t('Amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ number, at, application, name, reference, who, how, ...line }) => (
            <TableRow key={number}>
              <TableCell>{number}</TableCell>
              <TableCell>
                <time dateTime={at}>{briefText(at)}</time>
              </TableCell>
              <TableCell>
                {application === null ? (
                  <span className="muted">{t('Erased application')}</span>
                ) : (
                  <Link href={panelHref(`home/inbox/application/${application}`)}>
                    <bdi dir="auto">{name || reference}</bdi>
                  </Link>
                )}
              </TableCell>
              <TableCell sx={WIDE}>
                <bdi>{nameAt(who)}</bdi>
              </TableCell>
              <TableCell>
                {how !== '' && t(PAID_BY_WORDS[how])}
                {line.isReversal && ` · ${t('Reversal')}`}
              </TableCell>
              <TableCell align="right">
                <bdi dir="ltr">{minorText(line.amount, line.currency)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
