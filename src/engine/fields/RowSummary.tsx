import { Fragment, type ReactNode } from 'react';
import { describeShape } from '../../definition/describe/describe';
import { isObject, type ListField } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, isRecord, type Json, type Path } from '../../definition/model/values';
import { prune } from '../../definition/validate/prune';
import { useAnswerWords } from '../answerWords';
import { AnswerText } from '../review/Answers';
import { useScope } from '../scope/ScopeContext';

/** Summarises a list: one line per row, with its answers separated by dots. */
export function RowSummary({ path, rows }: { path: Path; rows: readonly Json[] }) {
  const words = useAnswerWords();
  const { shape } = useScope();
  const { items } = fieldAt(shape, dotted(path)) as ListField<string>;
  const line = (row: Json): ReactNode => {
    if (!isObject(items) || !isRecord(row)) return String(row);
    return describeShape(items, prune(items, row), words)
      .flatMap(({ path: at, content }) => (content.kind === 'text' ? [{ at, content }] : []))
      .map(({ at, content }, index) => (
        <Fragment key={at}>
          {index > 0 && ' · '}
          <AnswerText content={content} />
        </Fragment>
      ));
  };
  return (
    <ul className="rg-lines">
      {rows.map((row, index) => (
        <li key={index} dir="auto">
          {line(row)}
        </li>
      ))}
    </ul>
  );
}
