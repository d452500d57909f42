import type { ReactNode } from 'react';
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
        <FigureTable
          label={t('Applications by month')}
          head={[
            t('Month'),
            t('All services'),
            ...services.map(({ service }) => serviceName(service)),
          ]}
          rows={months.map((month, index) => [
            monthText(month),
            ...[all, ...services].map((one) => countText(one.months[index] ?? 0)),
          ])}
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
  const cells = (service: string, one: CaseFigures) => [
    countText(one.total),
    countText(one.open),
    inList(
      one.closed.map(
        ({ status, count }) =>
          `${statuses.nameOf(service, status, panelLanguage())} ${countText(count)}`,
      ),
    ) || '–',
    hours(one.firstHours),
    days(one.endDays),
  ];
  return (
    <PanelCard title={t('By service')}>
      <FigureTable
        label={t('By service')}
        head={[
          t('Service'),
          t('Arrived'),
          t('Open'),
          t('Closed'),
          t('First answer'),
          t('Until the end'),
        ]}
        rows={[
          [t('All services'), ...cells('', all)],
          ...services.map((one): readonly ReactNode[] => [
            <Link key="name" href={panelHref(`home/inbox?service=${one.service}`)}>
              {serviceName(one.service)}
            </Link>,
            ...cells(one.service, one),
          ]),
        ]}
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
      <FigureTable
        label={t('Open applications by age')}
        head={[t('Age'), t('Applications')]}
        rows={ages.map((count, index) => [name(index), countText(count)])}
      />
    </PanelCard>
  );
}

function ColleaguesCard({ figures: { colleagues } }: FiguresProps) {
  const { nameOf } = useColleagues();
  return (
    <PanelCard title={t('By colleague')}>
      <FigureTable
        label={t('By colleague')}
        head={[t('Assigned to'), t('Arrived'), t('Open'), t('Closed'), t('Until the end')]}
        rows={colleagues.map(({ id, total, open, closed, endDays }) => [
          id === null ? t('Nobody') : <bdi key="name">{nameOf(id)}</bdi>,
          ...[total, open, closed].map(countText),
          days(endDays),
        ])}
      />
    </PanelCard>
  );
}

interface FigureTableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** The first cell is the heading of its row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

const FigureTable = ({ label, head, rows }: FigureTableProps) => (
  <TextTable
    label={label}
    columns={head.map((text, column) => ({
      head: text,
      cell: (row: readonly ReactNode[]) => row[column],
    }))}
    rows={rows}
  />
);
