import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { formatDays, parseDays } from '../../contract/aboutFilter';
import { dayAfter } from '../../definition/model/clock';
import { AUDIT_LINE, type AuditLine } from '../../contract/panel';
import { FilterChips } from '../data/list/FilterChips';
import { useColleagues } from '../applications/useColleagues';
import { agencyDay, dayStart, dayText, momentText, timeText } from '../base/moment';
import { panelHref } from '../base/panelHref';
import { recordHref } from '../base/recordHref';
import { pageIn } from '../data/list/pageIn';
import { SearchBox } from '../data/list/SearchBox';
import { pathWith, useListQuery } from '../data/list/useListQuery';
import { Waiting } from '../data/Waiting';
import { call } from '../../platform/api/call';
import type { CallOptions } from '../../platform/api/callOptions';
import { useFetched } from '../../platform/api/useFetched';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { kindCalled } from '../pages';
import {
  ACTION_WORDS,
  actionWords,
  changeText,
  isAlarming,
  READS,
  subjectWords,
} from './auditWords';
import './audit.css';

const FILTERS = ['action', 'from', 'to'] as const;

const auditIn = (response: unknown) => pageIn(AUDIT_LINE, response);

/** Beyond these the days are chosen by the filter. */
const MOST_PAGES = 20;

/** Reads a page of the log and all before it, so that what one person did on a day stays one group. */
async function readPages(path: string, options: CallOptions) {
  const [name = '', query] = path.split('?');
  const asked = Number(new URLSearchParams(query).get('page'));
  const pages = Array.from({ length: Math.min(asked, MOST_PAGES) }, async (_, index) => {
    const params = new URLSearchParams(query);
    params.set('page', String(index + 1));
    return auditIn(await call('GET', `${name}?${params.toString()}`, options));
  });
  const read = await Promise.all(pages);
  // An entry that is made meanwhile moves the others, one of them onto the next page.
  const lines = new Map(read.flatMap(({ rows }) => rows.map((line) => [line.id, line] as const)));
  return { data: [...lines.values()], total: read.at(-1)?.total ?? 0 };
}

/** Renders what staff did: by day and person, what was only read folded. */
export function AuditPage() {
  const list = useListQuery({ perPage: 100, filters: FILTERS });
  const { action = '', from = '', to = '' } = list.query.filters;
  const filters = {
    ...(action && { action }),
    ...(from && { from: dayStart(from) }),
    ...(to && { before: dayStart(dayAfter(to)) }),
  };
  const trail = useFetched(pathWith({ ...list.query, filters }, 'audit/'), auditIn, {
    readBy: readPages,
  });
  const { nameAt } = useColleagues();
  return (
    <PanelFrame title={t('Audit')}>
      <p className="pn-small">
        {t(
          'Who logged in and what was done, newest first. Nothing that visitors wrote is kept here.',
        )}
      </p>
      <div className="row">
        <SearchBox label={t('E-mail, reference or content')} list={list} />
        <FilterChips
          filters={[
            {
              name: 'action',
              label: t('What'),
              value: action,
              options: Object.entries(ACTION_WORDS).map(([id, words]) => [id, t(words)] as const),
              onChoose: (value) => list.change({ filters: { action: value } }),
            },
            {
              name: 'days',
              label: t('When'),
              value: formatDays({ from, to }),
              onChoose: (value) =>
                list.change({ filters: { ...(parseDays(value) ?? { from: '', to: '' }) } }),
            },
          ]}
        />
      </div>
      <Waiting of={trail} isList empty={({ total }) => total === 0 && t('Nothing was found.')}>
        {({ rows, total }) => (
          <div className="au-log stack">
            {groupsOf(rows).map(({ day, who, parts }, index, all) => (
              <Fragment key={parts[0]?.[0]?.id}>
                {day !== all[index - 1]?.day && <h2>{dayText(day)}</h2>}
                <section>
                  <h3>{who === '' ? t('Unknown') : <bdi title={who}>{nameAt(who)}</bdi>}</h3>
                  <ul>
                    {parts.map((lines) => (
                      <Part key={lines[0]?.id} lines={lines} />
                    ))}
                  </ul>
                </section>
              </Fragment>
            ))}
            {rows.length < total &&
              (list.query.page < MOST_PAGES ? (
                <Button onClick={() => list.change({ page: list.query.page + 1 })}>
                  {t('Show older')}
                </Button>
              ) : (
                <p>{t('For older entries, choose their days: Filter, When.')}</p>
              ))}
          </div>
        )}
      </Waiting>
    </PanelFrame>
  );
}

interface Group {
  readonly day: string;
  readonly who: string;
  /** Lines that are shown one by one, or folded together. */
  readonly parts: AuditLine[][];
}

function groupsOf(lines: readonly AuditLine[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const day = agencyDay(new Date(line.at));
    let group = groups.at(-1);
    if (group?.day !== day || group.who !== line.who) {
      group = { day, who: line.who, parts: [] };
      groups.push(group);
    }
    const last = group.parts.at(-1);
    if (last?.[0] && READS.has(line.action) && READS.has(last[0].action)) last.push(line);
    else group.parts.push([line]);
  }
  return groups;
}

function Part({ lines }: { readonly lines: readonly AuditLine[] }) {
  const [first] = lines;
  if (!first) return null;
  if (lines.length === 1) return <Line {...first} />;
  return (
    <li>
      <details>
        <summary>{t('{{number}} times only looked at', { number: lines.length })}</summary>
        <ul>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const Line = ({ at, ...line }: AuditLine) => (
  <li className="au-line">
    <time dateTime={at} title={momentText(at)}>
      {timeText(at)}
    </time>
    <span className={isAlarming(line.action) ? 'pn-alarming' : undefined}>
      {actionWords(line.action)}
    </span>
    <span className="au-subject">
      <Subject {...line} />
    </span>
  </li>
);

/** With any agency's prefix; a document, an answer or changes of the application may follow. */
const REFERENCE = /^([A-Z0-9]+(?:-[0-9A-Z]{4}){2})(?: (.+))?$/u;

type SubjectProps = Pick<AuditLine, 'action' | 'subject' | 'title'>;

/** Renders the subject of an entry; applications and content records are links. */
function Subject({ action, subject, title }: SubjectProps) {
  const words = subjectWords(action, subject);
  const [, reference, part] = REFERENCE.exec(words) ?? [];
  if (reference !== undefined) {
    return (
      <>
        <Link href={panelHref('home/inbox', { search: reference })}>{reference}</Link>{' '}
        {part !== undefined && (
          <bdi>{action === 'applicationChanged' ? changeText(part) : part}</bdi>
        )}
      </>
    );
  }
  const [, kindId = '', id = ''] = /^([\w-]+)\/(.+)$/u.exec(subject) ?? [];
  const kind = kindCalled(kindId);
  if (!kind) return subject === '' ? null : <bdi>{words}</bdi>;
  const name = ownText(kind.title);
  return (
    <Link href={recordHref(kind, id)}>
      {name}
      {title !== name && (
        <>
          : <bdi>{title || id}</bdi>
        </>
      )}
    </Link>
  );
}
