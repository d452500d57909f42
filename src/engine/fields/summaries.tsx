import { Fragment, type ReactNode } from 'react';
import type { DescribedAnswer } from '../../definition/model/described';
import { describeShape } from '../../definition/describe/describe';
import { isObject, type ListField, type Shape } from '../../definition/model/field';
import { fieldAt, shapeAt } from '../../definition/model/fieldAt';
import { dotted, isRecord, type Json, type Path, type Values } from '../../definition/model/values';
import { widgetOf } from '../../definition/model/widget';
import { presetDates } from '../../definition/validate/check';
import { prune } from '../../definition/validate/prune';
import { useAnswerWords } from '../answerWords';
import { AnswerGroups, AnswerText, FileCount } from '../review/Answers';
import { answersAround } from '../scope/entry';
import { useScope } from '../scope/ScopeContext';

/** Shows the given answers at a path, without dates that still have their initial value, and counts of 0. */
export function AnswerSummary({ path, values }: { path: Path; values: Values }) {
  const words = useAnswerWords();
  const { shape, environment, scope } = useScope();
  const inner = shapeAt(shape, path);
  if (!inner) return null;
  const { values: given } = scope.store.getState();
  const around = answersAround(scope, given, [...scope.prefix, ...path]);
  const answers = describeShape(inner, prune(inner, values, around), words, [], undefined, around);
  const preset = presetDates(inner, values, { today: environment.ports.today() }, around);
  return <AnswerGroups answers={givenOnly(answers, inner, new Set(preset))} />;
}

function givenOnly(
  answers: readonly DescribedAnswer[],
  shape: Shape<string>,
  preset: ReadonlySet<string>,
): DescribedAnswer[] {
  return answers.flatMap((answer): DescribedAnswer[] => {
    const { path, content } = answer;
    switch (content.kind) {
      case 'none':
        return [];
      case 'files':
        return [answer];
      case 'text': {
        const field = fieldAt(shape, path);
        const isZero = field && widgetOf(field) === 'counter' && content.text === '0';
        return isZero || preset.has(path) ? [] : [answer];
      }
      case 'group': {
        const inside = givenOnly(content.answers, shape, preset);
        return inside.length > 0
          ? [{ ...answer, content: { kind: 'group', answers: inside } }]
          : [];
      }
      case 'rows': {
        const rows = content.rows
          .map((row) => givenOnly(row, shape, preset))
          .filter((row) => row.length > 0);
        return rows.length > 0 ? [{ ...answer, content: { kind: 'rows', rows } }] : [];
      }
    }
  });
}

/** Summarises a list: one line per row, with its answers separated by dots. */
export function RowSummary({ path, rows }: { path: Path; rows: readonly Json[] }) {
  const words = useAnswerWords();
  const { shape, scope } = useScope();
  const { values } = scope.store.getState();
  const around = answersAround(scope, values, [...scope.prefix, ...path, 0]);
  const { items } = fieldAt(shape, dotted(path)) as ListField<string>;
  const line = (row: Json): ReactNode => {
    if (!isObject(items) || !isRecord(row)) return String(row);
    return describeShape(items, prune(items, row, around), words, [], undefined, around)
      .filter(({ content }) => content.kind === 'text' || content.kind === 'files')
      .map(({ path: at, content }, index) => (
        <Fragment key={at}>
          {index > 0 && ' · '}
          {content.kind === 'text' && <AnswerText content={content} />}
          {content.kind === 'files' && <FileCount {...content} />}
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
