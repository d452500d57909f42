import type {
  DescribedAnswer,
  DescribedContent,
  DescribedText,
} from '../../../definition/model/described';
import { usePlaceName } from '../../../engine/review/usePlaceName';
import { mapAddress } from '../../../platform/map/mapAddress';
import { placeOptions } from './placeOptions';
import { PresetMark } from './presetMark';
import { StaffPhotos } from '../photos/StaffPhotos';
import { t } from '../../language/t';
import { panelLanguage } from '../../language/panelLanguage';
import { useState } from 'react';
import { FORMATS } from '../../../definition/model/formats';
import { agencyDay } from '../../base/moment';
import { PlainTable } from '../../data/list/PlainTable';

interface AnswerListProps {
  readonly answers: readonly DescribedAnswer[];
  /** Texts that stand above all answers: screens do not repeat them. */
  readonly shownAbove?: readonly string[] | undefined;
}

/** Renders questions and answers, then in one line the questions that were not answered. */
export function AnswerList({ answers, shownAbove = [] }: AnswerListProps) {
  const answered = answers.filter(({ content }) => content.kind !== 'none');
  const missing = answers.filter(({ content }) => content.kind === 'none');
  return (
    <>
      {answered.length > 0 && (
        <dl className="ap-answers">
          {answered.map(({ path, label, content }) => (
            <div key={path} className={classOf(content, shownAbove)}>
              <dt>{label}</dt>
              <dd>
                <MarkedAnswer {...{ path, content }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="pn-small">
          <span>{t('Not answered:')}</span> {missing.map(({ label }) => label).join(' · ')}
        </p>
      )}
    </>
  );
}

/** A text of more letters has the whole row. */
const MOST_BESIDE = 60;

function classOf(content: DescribedContent, shownAbove: readonly string[]): string {
  if (content.kind === 'text' && shownAbove.includes(content.text)) return 'ap-answer ap-repeated';
  const isLong = content.kind === 'text' && content.text.length > MOST_BESIDE;
  if (isLong || content.kind === 'files') return 'ap-answer ap-answer-long';
  const isNested =
    content.kind === 'group' || (content.kind === 'rows' && !content.rows.every(isValue));
  return isNested ? 'ap-answer ap-answer-wide' : 'ap-answer';
}

/** A row that is a single value, such as one of several dates, needs no label. */
const isValue = (row: readonly DescribedAnswer[]): boolean =>
  row.length === 1 && /(?:^|\.)\d+$/u.test(row[0]?.path ?? '');

function Answer({ content }: { readonly content: DescribedContent }) {
  switch (content.kind) {
    case 'none':
      return null;
    case 'text':
      return <AnswerText content={content} />;
    case 'files':
      return <StaffPhotos ids={content.tokens} />;
    case 'group':
      return <AnswerList answers={content.answers} />;
    case 'rows':
      return tableOf(content) ? <RowTable {...content} /> : <RowList {...content} />;
  }
}

/** Renders an answer with what is to be noticed about it. */
const MarkedAnswer = ({ path, content }: Pick<DescribedAnswer, 'path' | 'content'>) => (
  <>
    <Answer content={content} />
    <PresetMark path={path} />
    {content.kind === 'text' && <ExpiryMark path={path} text={content.text} />}
  </>
);

type Rows = Extract<DescribedContent, { kind: 'rows' }>;

const RowList = ({ rows, names }: Rows) => (
  <ol className="ap-rows">
    {rows.map((row, index) => (
      <li key={index}>
        {names?.[index] && (
          <strong>
            <bdi>{names[index]}</bdi>
          </strong>
        )}
        <Row row={row} />
      </li>
    ))}
  </ol>
);

/** A table with more columns, or longer texts in them, is wider than its place. */
const MOST_COLUMNS = 5;
const MOST_IN_CELL = 40;

/** Returns whether rows are a table: all have the same questions, with short answers. */
function tableOf({ rows }: Rows): boolean {
  const labels = rows.map((row) => row.map(({ label }) => label).join('\n'));
  return (
    new Set(labels).size === 1 &&
    rows.every(
      (row) =>
        !isValue(row) &&
        row.length <= MOST_COLUMNS &&
        row.every(
          ({ content }) =>
            content.kind === 'none' ||
            (content.kind === 'text' && content.text.length <= MOST_IN_CELL),
        ),
    )
  );
}

const RowTable = ({ rows }: Rows) => (
  <PlainTable
    className="ap-table"
    head={rows[0]?.map(({ label }) => label) ?? []}
    rows={rows.map((row) =>
      row.map(({ path, content }) =>
        content.kind === 'none' ? '–' : <MarkedAnswer key={path} {...{ path, content }} />,
      ),
    )}
  />
);

function AnswerText({ content }: { readonly content: DescribedText }) {
  const text = usePlaceName(content.text, content.place, panelLanguage(), placeOptions);
  return content.code ? (
    <>
      <bdi dir="ltr">{text}</bdi>
      {content.isPosition && FORMATS.position.test(text) && (
        <>
          {' '}
          <a href={mapAddress(text)} target="_blank" rel="noreferrer">
            {t('View on a map')}
          </a>
        </>
      )}
    </>
  ) : (
    <bdi dir="auto" className="ap-text">
      {text}
    </bdi>
  );
}

function Row({ row }: { readonly row: readonly DescribedAnswer[] }) {
  const [first] = row;
  return first && isValue(row) ? (
    <>
      <Answer content={first.content} />
      <PresetMark path={first.path} />
    </>
  ) : (
    <AnswerList answers={row} />
  );
}

interface ExpiryMarkProps {
  readonly path: string;
  /** The answer: a day, YYYY-MM-DD. */
  readonly text: string;
}

/** Most countries want a passport that is valid for as many months. */
const MONTHS = 6;

/** Warns of a passport that has expired, or will soon. */
function ExpiryMark({ path, text }: ExpiryMarkProps) {
  const [today] = useState(() => agencyDay());
  if (!/expire/iu.test(path) || !FORMATS.date.test(text)) return null;
  if (text < today) return <p className="pn-small pn-alarming">{t('Expired')}</p>;
  if (text >= monthsAfter(today)) return null;
  return (
    <p className="pn-small ap-warning">
      {t('Expires in less than {{number}} months', { number: MONTHS })}
    </p>
  );
}

/** Returns the day of the month that is as many months later; of a shorter month, one of the next. */
function monthsAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + MONTHS);
  return date.toISOString().slice(0, 10);
}
