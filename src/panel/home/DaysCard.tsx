import { BarChart } from '../data/BarChart';
import { TextTable } from '../data/list/TextTable';
import { PanelCard } from '../base/PanelCard';
import type { Dashboard } from '../../contract/panel';
import { countText } from '../arrivals/useCounted';
import { briefDay } from '../base/moment';
import { shortDay } from './dashboard';
import { t } from '../language/t';

/** Renders the applications of each of the last days: a bar chart, and a table for screen readers. */
export function DaysCard({ days }: { readonly days: Dashboard['days'] }) {
  const most = Math.max(...days.map(({ count }) => count));
  const busiest = days.find(({ count }) => count === most);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (!busiest || total === 0) return null;
  const label = t('Bar chart. Busiest day: {{day}}, {{most}}', {
    day: briefDay(busiest.day),
    most,
  });
  return (
    <PanelCard title={t('The last {{number}} days', { number: days.length })}>
      <p className="muted">{t('{{count}} applications came in.', { count: total })}</p>
      <BarChart
        label={label}
        bars={days.map(({ day, count }) => ({
          key: day,
          title: briefDay(day),
          text: shortDay(day),
          count,
        }))}
      >
        <TextTable
          label={t('The last {{number}} days', { number: days.length })}
          columns={[
            { head: t('Day'), cell: ({ day }) => briefDay(day) },
            { head: t('Applications'), cell: ({ count }) => countText(count) },
          ]}
          rows={[...days].reverse()}
        />
      </BarChart>
    </PanelCard>
  );
}
