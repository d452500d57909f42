import { Link } from 'wouter';
import {
  AGES,
  type CaseFigures,
  FIGURE_MONTHS,
  FIGURES,
  type FiguresData,
} from '../../contract/figures';
import { MONTHS } from '../../definition/model/days';
import { useRead } from '../data/useRead';
import { currentStatuses } from '../applications/statusBook';
import { useColleagues } from '../applications/useColleagues';
import { countText } from '../arrivals/useCounted';
import { BarChart } from '../data/BarChart';
import { PanelCard } from '../base/PanelCard';
import { panelHref } from '../base/panelHref';
import { TextTable } from '../data/list/TextTable';
import { useListQuery } from '../data/list/useListQuery';
import { ToggleField } from '../data/fields/ToggleField';
import { Waiting } from '../data/Waiting';
import { inList, panelLanguage } from '../language/panelLanguage';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { serviceName } from '../pages';

const FILTERS = ['months'] as const;

/** Shows how many applications arrived in the last months and how long they took, as pictures and as tables. */
export function FiguresPage() {
  const { query, change } = useListQuery({ filters: FILTERS });
  const months = FIGURE_MONTHS.find((one) => String(one) === query.filters.months) ?? 12;
  const found = useRead(`figures/?months=${months}`, FIGURES);
  return (
    <PanelFrame title={t('Figures')}>
      <ToggleField
        label={t('Within')}
        options={FIGURE_MONTHS.map((count) => [String(count), t('{{count}} months', { count })])}
        value={String(months)}
        onChoose={(chosen) => change({ filters: { months: chosen } })}
      />
      <Waiting
        of={found}
        empty={({ all }) => all.total === 0 && t('No applications in this time.')}
      >
        {(figures) => (
          <div className="stack-16">
            <MonthsCard figures={figures} />
            <ServicesCard figures={figures} />
            <AgesCard ages={figures.ages} />
            {figures.colleagues.length > 0 && <ColleaguesCard figures={figures} />}
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}

/** @param service empty: all */
const nameOf = (service: string) => (service === '' ? t('All services') : serviceName(service));

const monthName = (month: string) => MONTHS[panelLanguage()][Number(month.slice(5)) - 1] ?? month;
const monthText = (month: string) => `${monthName(month)} ${month.slice(0, 4)}`;

function MonthsCard({ figures: { months, all, services, sources } }: FiguresProps) {
  const most = Math.max(...all.months);
  const busiest = months[all.months.indexOf(most)] ?? '';
  return (
    <PanelCard title={t('Applications by month')}>
      <p className="muted">
        {t('{{site}} by visitors, {{staff}} entered by staff.', {
          site: countText(sources.site),
          staff: countText(sources.staff),
        })}
      </p>
      <BarChart
        label={t('Bar chart. Busiest month: {{month}}, {{most}}', {
          month: monthText(busiest),
          most: countText(most),
        })}
        bars={months.map((month, index) => ({
          key: month,
          title: monthText(month),
          text: month.slice(5),
          count: all.months[index] ?? 0,
        }))}
      >
        <TextTable
          label={t('Applications by month')}
          columns={[
            { head: t('Month'), cell: (index) => monthText(months[index] ?? '') },
            ...[{ ...all, service: '' }, ...services].map((one) => ({
              head: nameOf(one.service),
              cell: (index: number) => countText(one.months[index] ?? 0),
            })),
          ]}
          rows={[...months.keys()]}
        />
      </BarChart>
    </PanelCard>
  );
}

interface FiguresProps {
  readonly figures: FiguresData;
}

const hours = (count: number | null) => (count === null ? '–' : t('{{count}} hours', { count }));
const days = (count: number | null) => (count === null ? '–' : t('{{count}} days', { count }));

function ServicesCard({ figures: { all, services } }: FiguresProps) {
  const statuses = currentStatuses();
  const closedText = ({ service, closed }: { readonly service: string } & CaseFigures) =>
    inList(
      closed.map(({ status, count }) => {
        const name = statuses.nameOf(service, status, panelLanguage());
        return `${name} ${countText(count)}`;
      }),
    );
  return (
    <PanelCard title={t('By service')}>
      <TextTable
        label={t('By service')}
        columns={[
          {
            head: t('Service'),
            cell: ({ service }) =>
              service === '' ? (
                nameOf(service)
              ) : (
                <Link href={panelHref('home/inbox', { service })}>{nameOf(service)}</Link>
              ),
          },
          { head: t('Arrived'), cell: ({ total }) => countText(total) },
          { head: t('Open'), cell: ({ open }) => countText(open) },
          { head: t('Closed'), cell: (one) => closedText(one) || '–' },
          { head: t('First answer'), cell: ({ firstHours }) => hours(firstHours) },
          { head: t('Until the end'), cell: ({ endDays }) => days(endDays) },
        ]}
        rows={[{ ...all, service: '' }, ...services]}
      />
      <p className="muted">
        {t(
          'Medians: half were faster. The first answer is the first status, request, message or link of staff; the time until the end leaves out what the applicant took to answer.',
        )}
      </p>
    </PanelCard>
  );
}

function AgesCard({ ages }: Pick<FiguresData, 'ages'>) {
  const name = (index: number) => {
    const most = AGES[index];
    return most === undefined
      ? t('more than {{count}} days', { count: Math.max(...AGES) })
      : t('up to {{count}} days', { count: most });
  };
  return (
    <PanelCard title={t('Open applications by age')}>
      <TextTable
        label={t('Open applications by age')}
        columns={[
          { head: t('Age'), cell: name },
          { head: t('Applications'), cell: (index) => countText(ages[index] ?? 0) },
        ]}
        rows={[...ages.keys()]}
      />
    </PanelCard>
  );
}

function ColleaguesCard({ figures: { colleagues } }: FiguresProps) {
  const colleague = useColleagues();
  return (
    <PanelCard title={t('By colleague')}>
      <TextTable
        label={t('By colleague')}
        columns={[
          {
            head: t('Assigned to'),
            cell: ({ id }) => (id === null ? t('Nobody') : <bdi>{colleague.nameOf(id)}</bdi>),
          },
          { head: t('Arrived'), cell: ({ total }) => countText(total) },
          { head: t('Open'), cell: ({ open }) => countText(open) },
          { head: t('Closed'), cell: ({ closed }) => countText(closed) },
          { head: t('Until the end'), cell: ({ endDays }) => days(endDays) },
        ]}
        rows={colleagues}
      />
    </PanelCard>
  );
}
