import { describeShape } from '../../definition/describe';
import { isList, isObject } from '../../definition/field';
import { fieldAt } from '../../definition/fieldAt';
import { dotted, isRecord, type Json, type Path } from '../../definition/values';
import { prune } from '../../definition/prune';
import { useAnswerWords } from '../answerWords';
import { useScope } from '../scope/ScopeContext';

/** A list at a glance: one line a row, its answers parted by dots. */
export function RowSummary({ path, rows }: { path: Path; rows: readonly Json[] }) {
  const words = useAnswerWords();
  const { shape } = useScope();
  const list = fieldAt(shape, dotted(path));
  if (!list || !isList(list)) return null;
  const { items } = list;
  const line = (row: Json): string => {
    if (!isObject(items) || !isRecord(row)) return String(row);
    const texts = describeShape(items, prune(items, row), words).map(({ content }) =>
      content.kind === 'text' ? content.text : '',
    );
    return texts.filter(Boolean).join(' · ');
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
