import { useState } from 'react';
import { type Keyword, KEYWORDS } from '../../../definition/keywords/keywords';
import { isRecord, type Json } from '../../../definition/model/values';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { RowsInside } from '../inspector/RowsInside';
import { AddQuestion, ChooseRows } from './AddQuestion';
import { CONTROLS } from './controls/controls';
import { Fieldset, unlessEmpty } from './controls/inputs';
import { groupOf, keywordsFor } from './kinds';
import { KEYWORD_WORDS } from './keywordWords';
import { More } from './More';
import { QuestionHead, TypeChoice } from './QuestionHead';
import { rowInside, type ServiceRow } from './serviceRows';

/** Keywords whose controls are the outline, the head of a question, and what adds a question to it. */
export const ELSEWHERE: readonly string[] = [
  ...['type', 'format', 'properties', 'items', 'required', 'expected'],
];

/** The keywords of a group that each row of a list is, beside those of its questions. */
const OF_ROWS: readonly Keyword[] = ['together', 'wire'];

/** Returns the keywords of a question that have a control, in the order of their words. */
function keywordsOf({ value }: ServiceRow): readonly Keyword[] {
  const group = groupOf(value);
  const keywords = group ? keywordsFor(group) : [];
  return (Object.keys(KEYWORD_WORDS) as Keyword[]).filter((keyword) => {
    const { fits } = KEYWORD_WORDS[keyword] ?? {};
    const isKnown = keywords.includes(keyword) && CONTROLS[KEYWORDS[keyword].kind];
    return isKnown && (value[keyword] !== undefined || !fits || fits(value));
  });
}

const NULLABLE: readonly Json[] = ['string', ['string', 'null']];

const isTechnical = (keyword: Keyword) => KEYWORD_WORDS[keyword]?.isTechnical === true;

/** Renders the controls of a question: they follow from the table of keywords. */
export function QuestionParts({ row }: { readonly row: ServiceRow }) {
  const { value, each } = row;
  const known = keywordsOf(row);
  const technical = known.filter(isTechnical);
  const shown = known.filter((keyword) => !isTechnical(keyword));
  const used = useFirstUsed(row);
  const isPrimary = (keyword: Keyword) =>
    KEYWORD_WORDS[keyword]?.isMain === true || used.has(keyword);
  const inside = each && isRecord(each.properties) ? rowInside(row) : undefined;
  const ofRows = inside ? keywordsOf(inside).filter((keyword) => OF_ROWS.includes(keyword)) : [];
  const inFile = [
    ...Object.keys(value).filter((one) => ![...ELSEWHERE, ...known].includes(one)),
    ...Object.keys(inside ? (each ?? {}) : {})
      .filter((one) => ![...ELSEWHERE, 'label', ...ofRows].includes(one))
      .map((one) => `items.${one}`),
  ];
  return (
    <div className="stack-20">
      <QuestionHead row={row} />
      <Controls row={row} keywords={shown.filter(isPrimary)} />
      {row.children !== undefined && value.type !== undefined && <Inside row={row} />}
      {inside && <Controls row={inside} keywords={ofRows.filter((one) => !isTechnical(one))} />}
      <More label={t('Further settings')} isEmpty={shown.every(isPrimary)}>
        {() => <Controls row={row} keywords={shown.filter((keyword) => !isPrimary(keyword))} />}
      </More>
      <More label={t('Technical')} isEmpty={!inside && technical.length === 0}>
        {() => (
          <>
            <TypeChoice
              row={row}
              label={t('Without an answer it is sent as null')}
              types={NULLABLE}
            />
            <Controls row={row} keywords={technical} />
            {inside && (
              <Fieldset label={t('Each row')}>
                <Controls row={inside} keywords={ofRows.filter(isTechnical)} />
              </Fieldset>
            )}
          </>
        )}
      </More>
      {inFile.length > 0 && (
        <Fieldset label={t('Set in the file, and kept')}>
          <ul className="muted">
            {inFile.map((keyword) => (
              <li key={keyword}>
                <code dir="ltr">{keyword}</code>
              </li>
            ))}
          </ul>
        </Fieldset>
      )}
    </div>
  );
}

/** Returns the keywords of a question as it was selected: a control stays where it is while somebody uses it. */
function useFirstUsed({ id, value }: ServiceRow): ReadonlySet<string> {
  const [first, setFirst] = useState({ id, value, used: new Set(Object.keys(value)) });
  if (first.id === id) return first.used;
  // A question that was given another name is the same.
  const used = first.value === value ? first.used : new Set(Object.keys(value));
  setFirst({ id, value, used });
  return used;
}

/** Renders what a group or each row of a list has, and what adds a question to it. */
function Inside({ row }: { readonly row: ServiceRow }) {
  const path = ['items', 'label'];
  return (
    <>
      {row.each && (
        <LanguageTexts
          row={{ ...row, value: { ...row.value, items: row.each } }}
          path={path}
          label={t('Name of one row')}
          help={t('Such as “Job” or “Child”: the visitor selects “Add: Job”.')}
        />
      )}
      <RowsInside row={row} />
      <div className="row">
        {(!row.each || isRecord(row.each.properties)) && <AddQuestion row={row} />}
        {row.each && <ChooseRows row={row} />}
      </div>
    </>
  );
}

interface ControlsProps {
  readonly row: ServiceRow;
  readonly keywords: readonly Keyword[];
}

const Controls = ({ row, keywords }: ControlsProps) =>
  keywords.map((keyword) => <KeywordControl key={keyword} {...{ row, keyword }} />);

function KeywordControl({ row, keyword }: { readonly row: ServiceRow; readonly keyword: Keyword }) {
  const { edit, grammar } = useDesigning();
  const error = useIssue(row.id, keyword);
  const words = KEYWORD_WORDS[keyword];
  const Control = CONTROLS[KEYWORDS[keyword].kind];
  if (!words || !Control) return null;
  return (
    <Control
      {...{ row, keyword, error }}
      id={controlId(row.id, keyword)}
      label={t(words.label)}
      help={words.help && t(words.help)}
      value={row.value[keyword]}
      set={(value, isTyped = false) =>
        edit(
          grammar.write(row, [keyword], unlessEmpty(value)),
          isTyped ? `${row.id} ${keyword}` : undefined,
        )
      }
    />
  );
}
