import type { ComponentProps } from 'react';
import type { Json } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { Select } from '../../inspector/Select';
import { answerNamed, type NamedAnswer, useMissingName } from '../servicing';

interface AnswerSelectProps extends Omit<
  ComponentProps<typeof Select>,
  'value' | 'options' | 'onChoose'
> {
  /** The name of an answer. */
  readonly value: Json | undefined;
  readonly answers: readonly NamedAnswer[];
  /** There may be none. */
  readonly isOptional?: boolean;
  /** What it may be besides. */
  readonly others?: ComponentProps<typeof Select>['options'];
  readonly onChoose: (name: string | undefined) => void;
}

/** Renders a select of an answer, also of one that does not fit or is not there any more. */
export function AnswerSelect(props: AnswerSelectProps) {
  const { value, answers, isOptional = false, others = [], onChoose, ...select } = props;
  const missingName = useMissingName(answers);
  const chosen =
    typeof value === 'string'
      ? (answerNamed(answers, value)?.name ?? value)
      : isOptional
        ? '=none'
        : '';
  const options = [
    ...(isOptional ? [['=none', t('None')] as const] : []),
    ...others,
    ...answers.map(({ name, label }) => [name, label] as const),
  ];
  const isThere = chosen === '' || options.some(([one]) => one === chosen);
  return (
    <Select
      {...select}
      value={chosen}
      options={isThere ? options : [...options, [chosen, missingName(chosen)]]}
      onChoose={(name) => onChoose(name === '=none' ? undefined : name)}
    />
  );
}
