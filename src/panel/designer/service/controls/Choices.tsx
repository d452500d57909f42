import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { useDesigning } from '../../core/designing';
import { blank, sentenceCase } from '../../core/rowWords';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import { freeName, keptValue, nameFrom } from '../names';
import { useServiceParts } from '../servicing';
import type { ControlProps } from './control';
import { SentAs, TextInput, withPart, WordsInput } from './inputs';
import { ItemList } from './ItemList';

/** Renders the answers to choose from, as rows: what visitors read, and what is sent. */
export function Choices({ row, keyword, id, label, help, error, value, set }: ControlProps) {
  const rows = Array.isArray(value) ? value : [];
  const isBoolean = row.value.type === 'boolean';
  const isNumber = row.value.type === 'integer' || row.value.type === 'number';
  const values = rows.map((one) => String(isRecord(one) ? one.value : ''));
  const fresh = (): Json => ({
    value: isBoolean
      ? rows.length === 0
      : isNumber && keyword === 'choices'
        ? rows.length + 1
        : freeName('answer', values),
    label: blank(),
  });
  return (
    <ItemList
      {...{ id, label, help, error, value }}
      what="answer {{number}}"
      addLabel={t('Add answer')}
      fresh={isBoolean && rows.length >= 2 ? undefined : fresh}
      onChange={set}
    >
      {(one, index, put) => (
        <OneChoice
          {...{ row, keyword, index }}
          choice={isRecord(one) ? one : {}}
          others={values.filter((_, at) => at !== index)}
          onChange={put}
        />
      )}
    </ItemList>
  );
}

interface OneChoiceProps extends Pick<ControlProps, 'row' | 'keyword'> {
  readonly index: number;
  readonly choice: Values;
  readonly others: readonly string[];
  readonly onChange: (choice: Values, isTyped?: boolean) => void;
}

function OneChoice({ row, keyword, index, choice, others, onChange }: OneChoiceProps) {
  const { amend, grammar } = useDesigning();
  const { kept } = useServiceParts();
  const { value } = choice;
  const path = [keyword, index, 'label'];
  const english = Array.isArray(choice.label) ? String(choice.label[2] ?? '') : '';
  const isKept = value !== undefined && kept?.has(keptValue(row.id, value)) === true;
  const id = `${row.id}-${keyword}-${index}`;
  return (
    <div className="stack-16">
      <LanguageTexts
        row={row}
        path={path}
        label={sentenceCase(t('answer {{number}}', { number: index + 1 }))}
        onLeave={() => {
          // As of a question: what is sent is made of the English words, as long as nobody has written it.
          const made = nameFrom(english);
          if (isKept || typeof value !== 'string' || !made || !MADE.test(value)) return false;
          amend(grammar.write(row, [keyword, index, 'value'], freeName(made, others)));
          return true;
        }}
      />
      {typeof value === 'boolean' ? (
        <p className="muted">{value ? t('Is sent as yes') : t('Is sent as no')}</p>
      ) : isKept ? (
        <SentAs name={String(value)} />
      ) : (
        <TextInput
          id={`${id}-value`}
          label={t('Is sent as')}
          value={String(value ?? '')}
          isNumber={typeof value === 'number'}
          onText={(text) => {
            const number = Number(text);
            const isNumber = typeof value === 'number' && text !== '' && Number.isFinite(number);
            onChange({ ...choice, value: isNumber ? number : text }, true);
          }}
        />
      )}
      {keyword === 'choices' && <MoreOfChoice {...{ id, row, index, choice, onChange }} />}
    </div>
  );
}

/** Values that were made when the answer was added. */
const MADE = /^(?:answer|first|second)[0-9]*$/u;

interface MoreOfChoiceProps extends Pick<OneChoiceProps, 'row' | 'index' | 'choice' | 'onChange'> {
  readonly id: string;
}

/** Renders what few choices have: a heading, other names, and the answers with which it may be chosen. */
function MoreOfChoice({ id, row, index, choice, onChange }: MoreOfChoiceProps) {
  const { source } = row.value;
  const isNarrowed = choice.under !== undefined || (isRecord(source) && source.dependsOn);
  const path = ['choices', index, 'group'];
  return (
    <details className="ds-more">
      <summary>{t('More about answer {{number}}', { number: index + 1 })}</summary>
      <div className="stack-16">
        <LanguageTexts
          row={row}
          path={path}
          label={t('Heading above it')}
          help={t('Answers with the same heading stand below it together.')}
          isOptional
        />
        <WordsInput
          id={`${id}-also`}
          label={t('Other names that are found')}
          value={choice.also}
          onWords={(also) => onChange(withPart(choice, 'also', also), true)}
        />
        {isNarrowed && (
          <WordsInput
            id={`${id}-under`}
            label={t('Only with these answers to the question that narrows it')}
            value={choice.under}
            onWords={(under) => onChange(withPart(choice, 'under', under), true)}
          />
        )}
      </div>
    </details>
  );
}
