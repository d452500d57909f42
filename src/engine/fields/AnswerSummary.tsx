import { describeShape } from '../../definition/describe/describe';
import { prune } from '../../definition/validate/prune';
import type { Path, Values } from '../../definition/model/values';
import { useAnswerWords } from '../answerWords';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { AnswerGroups } from '../review/Answers';

/**
 * Shows the answers at a path in a few lines under the button; omits questions without an answer.
 */
export function AnswerSummary({ path, values }: { path: Path; values: Values }) {
  const words = useAnswerWords();
  const { shape } = useScope();
  const inner = fieldIn(shape, path);
  if (!inner) return null;
  const answers = describeShape(inner, prune(inner, values), words);
  return <AnswerGroups answers={answers.filter(({ content }) => content.kind !== 'none')} />;
}
