import Box from '@mui/material/Box';
import TableRow from '@mui/material/TableRow';
import TableHead from '@mui/material/TableHead';
import TableCell from '@mui/material/TableCell';
import TableBody from '@mui/material/TableBody';
import Table from '@mui/material/Table';
import { PanelCard } from '../base/PanelCard';
import type { Dashboard } from '../../contract/panel';
import { isRightToLeft } from '../../engine/inputs/direction';
import { countText } from '../arrivals/useCounted';
import { briefDay } from '../base/moment';
import { shortDay } from './dashboard';
import { panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';

/** Renders the applications of each of the last days: a bar chart, and a table for screen readers. */
export function DaysCard({ days }: { readonly days: Dashboard['days'] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <PanelCard title={t('The last {{number}} days', { number: days.length })}>
      <p className="muted">
        {t('{{count}} applications came in.', {
          count: total,
          defaultValue_one: '1 application came in.',
        })}
      </p>
      <Bars days={days} />
      <Box
        component="details"
        className="hm-details"
        sx={{
          '& summary': {
            width: 'fit-content',
            minHeight: '28px',
            color: 'var(--rega-action)',
            fontWeight: 600,
          },
        }}
      >
        <summary>{t('Show as a table')}</summary>
        <Table size="small" sx={{ marginBlockStart: 1, width: 'auto' }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('Day')}</TableCell>
              <TableCell>{t('Applications')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...days].reverse().map(({ day, count }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {briefDay(day)}
                </TableCell>
                <TableCell>{countText(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </PanelCard>
  );
}

const HEIGHT = 120;
const STEP = 30;
const BAR = 20;
/** Space for labels above the highest bar and below all bars, in px. */
const HEAD = 18;
const FOOT = 20;

/** Draws the first day where reading begins. */
function Bars({ days }: { readonly days: Dashboard['days'] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const busiest = days.find(({ count }) => count === most);
  const label = busiest
    ? t('Bar chart. Busiest day: {{day}}, {{most}}', { day: briefDay(busiest.day), most })
    : t('Bar chart: no applications');
  const isRtl = isRightToLeft(panelLanguage());
  return (
    <svg
      className="hm-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * STEP} ${HEAD + HEIGHT + FOOT}`}
    >
      {days.map(({ day, count }, index) => {
        const height = Math.max(2, Math.round((count / most) * HEIGHT));
        const place = isRtl ? days.length - 1 - index : index;
        const middle = place * STEP + STEP / 2;
        return (
          <g key={day} className={count === 0 ? 'hm-none' : undefined}>
            <title>{`${briefDay(day)}: ${count}`}</title>
            <rect
              x={middle - BAR / 2}
              y={HEAD + HEIGHT - height}
              width={BAR}
              height={height}
              rx={Math.min(4, height / 2)}
            />
            {count > 0 && (
              <text x={middle} y={HEAD + HEIGHT - height - 5}>
                {countText(count)}
              </text>
            )}
            <text x={middle} y={HEAD + HEIGHT + FOOT - 4} className="hm-day">
              {shortDay(day)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
