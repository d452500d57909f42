import { type DescribedAnswer, describeShape } from '../../definition/describe/describe';
import type { Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Path, Values } from '../../definition/model/values';
import { widgetOf } from '../../definition/model/widget';
import { presetDates } from '../../definition/validate/check';
import { prune } from '../../definition/validate/prune';
import { useAnswerWords } from '../answerWords';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { AnswerGroups } from '../review/Answers';

/**
 * Shows the answers at a path in a few lines under the button; omits questions without an answer,
 * dates that still have their initial value, and counts of 0.
 */
export function AnswerSummary({ path, values }: { path: Path; values: Values }) {
  const words = useAnswerWords();
  const { shape, environment } = useScope();
  const inner = fieldIn(shape, path);
  if (!inner) return null;
  const answers = describeShape(inner, prune(inner, values), words);
  const preset = presetDates(inner, values, { today: environment.ports.today() });
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
