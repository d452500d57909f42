import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { valueAt } from '../../definition/model/values';
import { ErrorText } from '../content/editor/ErrorText';
import { useBuilder, useIssue } from './builder';
import { nodeControlId } from './nodeControlId';
import { type Node, saysOf } from './sectionsDraft';
import { withTrigger } from './kinds';
import { t } from '../language/t';

const KEY = 'list.answerWithYesOrNoValue';

const ANSWERS = [
  { trigger: true, label: 'A list, if the answer is yes' },
  { trigger: false, label: 'A list, if the answer is no' },
  { trigger: undefined, label: 'Nothing more' },
] as const;

export function FollowUp({ node }: { readonly node: Node }) {
  const { act } = useBuilder();
  const issue = useIssue(node.id, KEY, 'This question {{issue}}');
  const { list } = saysOf(node);
  const hasList = list !== undefined && list !== null;
  // A list that does not say when it is asked for is none of the answers.
  const chosen = hasList ? (valueAt(list, ['answerWithYesOrNoValue']) ?? null) : undefined;
  const id = nodeControlId(node.id, KEY);
  return (
    <fieldset className="pn-field" aria-describedby={issue && `${id}-error`}>
      <legend className="pn-label">{t('Then asks for')}</legend>
      {ANSWERS.map((answer, index) => (
        <FormControlLabel
          key={answer.label}
          label={t(answer.label)}
          className="sb-answer"
          control={<Radio {...(index === 0 && { id })} />}
          name={id}
          checked={chosen === answer.trigger}
          onChange={() =>
            act({
              do: 'replace',
              id: node.id,
              change: (wire) => withTrigger(wire, answer.trigger),
            })
          }
        />
      ))}
      <ErrorText id={`${id}-error`} words={issue} />
    </fieldset>
  );
}
