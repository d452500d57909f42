import Button from '@mui/material/Button';
import { Link } from 'wouter';
import {
  DATED_LIST,
  DATE_KINDS,
  type DateKind,
  type DatedData,
  WITHIN,
} from '../../contract/endDates';
import { dayText as dayIn } from '../../definition/model/days';
import { pick, type Text } from '../../definition/model/text';
import { fullNumber } from '../../definition/validate/fullNumber';
import { useRead } from '../data/useRead';
import { fillTemplate, whatsAppHref } from '../applications/handling/reply/replyText';
import { useColleagues } from '../applications/useColleagues';
import { agencyDay, dayText } from '../base/moment';
import { panelHref } from '../base/panelHref';
import { SelectField } from '../data/fields/SelectField';
import { TextTable } from '../data/list/TextTable';
import { useListQuery } from '../data/list/useListQuery';
import { ToggleField } from '../data/fields/ToggleField';
import { staffOnce } from '../data/staffOnce';
import { Waiting } from '../data/Waiting';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { serviceName } from '../pages';
import { useMay } from '../session/may';

const KIND_TEXTS: Readonly<Record<DateKind, PanelText>> = {
  due: 'Due dates',
  ends: 'Passports and other validity',
};

const FILTERS = ['kind', 'months'] as const;

/** Lists dates that are due, or passports and the like that end, with one press to write to the applicant. */
export function DatesPage() {
  const { query, change } = useListQuery({ filters: FILTERS });
  const kind = DATE_KINDS.find((one) => one === query.filters.kind) ?? 'due';
  const months = WITHIN.find((one) => String(one) === query.filters.months) ?? WITHIN[0];
  const found = useRead(`application_date/?kind=${kind}&months=${months}`, DATED_LIST);
  const { nameOf } = useColleagues();
  return (
    <PanelFrame title={t('Dates')}>
      <div className="row">
        <ToggleField
          label={t('Which dates')}
          options={DATE_KINDS.map((one) => [one, t(KIND_TEXTS[one])] as const)}
          value={kind}
          onChoose={(chosen) => change({ filters: { kind: chosen } })}
        />
        <SelectField
          label={t('Within')}
          value={String(months)}
          options={WITHIN.map((count) => [String(count), t('{{count}} months', { count })])}
          onChoose={(chosen) => change({ filters: { months: chosen } })}
        />
      </div>
      <Waiting
        of={found}
        isList
        empty={({ data }) => data.length === 0 && t('No dates in this time.')}
      >
        {({ data, total }) => (
          <>
            <p role="status">{t('{{count}} dates', { count: total })}</p>
            <TextTable label={t('Dates')} columns={columnsOf(kind, nameOf)} rows={data} />
          </>
        )}
      </Waiting>
    </PanelFrame>
  );
}

const columnsOf = (kind: DateKind, nameOf: (id: string) => string) => [
  {
    head: t('Day'),
    cell: ({ day }: DatedData) => (
      <time dateTime={day} className={day < agencyDay() ? 'pn-alarming' : undefined}>
        {dayText(day)}
      </time>
    ),
  },
  kind === 'ends' && {
    head: t('Ends'),
    cell: ({ what }: DatedData) => <bdi dir="auto">{what}</bdi>,
  },
  {
    head: t('Name'),
    cell: ({ application, name, reference }: DatedData) => (
      <Link href={panelHref(`home/inbox/application/${application}`)}>
        <bdi dir="auto">{name || reference}</bdi>
      </Link>
    ),
  },
  { head: t('Service'), cell: ({ service }: DatedData) => serviceName(service), isWide: true },
  {
    head: t('Assigned to'),
    cell: ({ assignee }: DatedData) => assignee !== null && <bdi>{nameOf(assignee)}</bdi>,
    isWide: true,
  },
  kind === 'ends' && { head: t('Write'), cell: (dated: DatedData) => <WriteButton {...dated} /> },
];

/** Opens the message about what ends, and notes that it was written. */
function WriteButton(dated: DatedData) {
  const { application, phone, name, reference, service } = dated;
  const may = useMay();
  const number = fullNumber(phone);
  const text = renewalText(dated);
  if (number === undefined || !may('handleApplications', service)) return null;
  return (
    <Button
      variant="outlined"
      href={whatsAppHref(number, text)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t('WhatsApp')}: ${name || reference}`}
      onClick={() => {
        // Of a failure staff have been notified; what they wrote is in the other program.
        staffOnce(`application/${application}/reply/`, { channel: 'whatsapp', text }).catch(
          () => undefined,
        );
      }}
    >
      {t('WhatsApp')}
    </Button>
  );
}

/** What is written to an applicant, in their language. */
const RENEWAL: Text = [
  'سڵاو {name}،\n{what}: تا {day} کاری پێ دەکرێت.\nئەگەر دەتەوێت نوێی بکەیتەوە، پەیوەندیمان پێوە بکە.',
  'مرحباً {name}،\n{what}: صالح حتى {day}.\nإذا كنت ترغب في التجديد فتواصل معنا.',
  'Hello {name},\n{what}: valid until {day}.\nIf you want to renew it, contact us.',
];

const renewalText = ({ language, name, applicantWhat: what, day }: DatedData): string =>
  fillTemplate(pick(RENEWAL, language), { name, what, day: dayIn(day, language) });
