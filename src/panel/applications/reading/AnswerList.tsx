import Box from '@mui/material/Box';
import type {
  DescribedAnswer,
  DescribedContent,
  DescribedText,
} from '../../../definition/model/described';
import { usePlaceName } from '../../../engine/review/usePlaceName';
import { mapAddress } from '../../../platform/map/mapAddress';
import { loadOptions } from '../../../platform/places/loadOptions';
import { PresetMark } from './presetMark';
import { StaffPhotos } from '../photos/StaffPhotos';
import { t } from '../../language/t';
import { panelLanguage } from '../../language/panelLanguage';
import { useState } from 'react';
import { FORMATS } from '../../../definition/model/formats';
import { agencyDay } from '../../base/moment';

/** Renders questions and answers, then in one line the questions that were not answered. */
export function AnswerList({ answers }: { readonly answers: readonly DescribedAnswer[] }) {
  const answered = answers.filter(({ content }) => content.kind !== 'none');
  const missing = answers.filter(({ content }) => content.kind === 'none');
  return (
    <>
      {answered.length > 0 && (
        <dl className="ap-answers">
          {answered.map(({ path, label, content }) => (
            <div key={path} className={classOf(content)}>
              <dt>{label}</dt>
              <dd>
                <Answer content={content} />
                <PresetMark path={path} />
                {content.kind === 'text' && <ExpiryMark path={path} text={content.text} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <Box component="p" className="pn-small" sx={{ paddingBlockStart: 0.75 }}>
          <span>{t('Not answered:')}</span> {missing.map(({ label }) => label).join(' · ')}
        </Box>
      )}
    </>
  );
}

/** A text of more letters has the whole row. */
const MOST_BESIDE = 60;

function classOf(content: DescribedContent): string {
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
      return (
        <ol className="ap-rows">
          {content.rows.map((row, index) => (
            <li key={index}>
              {content.names?.[index] && (
                <strong>
                  <bdi>{content.names[index]}</bdi>
                </strong>
              )}
              <Row row={row} />
            </li>
          ))}
        </ol>
      );
  }
}

function AnswerText({ content }: { readonly content: DescribedText }) {
  const text = usePlaceName(content.text, content.place, panelLanguage(), loadOptions);
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
    <Box component="p" sx={{ color: 'var(--rega-warning)', fontSize: '0.85rem', fontWeight: 400 }}>
      {t('Expires in less than {{number}} months', { number: MONTHS })}
    </Box>
  );
}

/** Returns the day of the month that is as many months later; of a shorter month, one of the next. */
function monthsAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + MONTHS);
  return date.toISOString().slice(0, 10);
}
