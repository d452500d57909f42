import i18next from 'i18next';
import type { IssueCode } from '../../../../definition/model/issue';
import { isRecord } from '../../../../definition/model/values';
import { t } from '../../../language/t';
import { blank } from '../../core/rowWords';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import { Select } from '../../inspector/Select';
import { labelOf, questionsOf, useServiceRows } from '../servicing';
import { AnswerInput } from './AnswerInput';
import type { ControlProps } from './control';
import { Fieldset, NumberInput, RemoveButton, withPart } from './inputs';
import { Check } from '../../../data/fields/Checks';
import { ItemList } from './ItemList';

/* Controls of how a question looks, and of what it says. */

/** Renders how the dialog of a group or a list looks. */
export function DialogControl({ row, id, label, value, set }: ControlProps) {
  const dialog = isRecord(value) ? value : {};
  const { width } = dialog;
  const put = (key: string, isOn: boolean) =>
    set(withPart({ width: 600, ...dialog }, key, isOn || undefined));
  return (
    <Fieldset {...{ id, label }}>
      <Check
        label={t('The whole screen')}
        isOn={width === 'full'}
        onToggle={(isOn) => set({ ...dialog, width: isOn ? 'full' : 600 })}
      />
      {width !== 'full' && (
        <NumberInput
          id={`${id}-width`}
          label={t('Pixels')}
          value={width}
          onNumber={(pixels) =>
            set(pixels === undefined ? undefined : { ...dialog, width: pixels }, true)
          }
        />
      )}
      <Check
        label={t('It opens by itself when the question appears')}
        isOn={dialog.opens === true}
        onToggle={(isOn) => put('opens', isOn)}
      />
      {row.value.type === 'object' && (
        <Check
          label={t('What is filled in already counts before it is opened')}
          isOn={dialog.prefilled === true}
          onToggle={(isOn) => put('prefilled', isOn)}
        />
      )}
    </Fieldset>
  );
}

/** What can be wrong with an answer, in the order of the select. */
const CODES: readonly IssueCode[] = [
  ...(['required', 'choice', 'unlisted', 'pattern', 'maxLength', 'email', 'phone'] as const),
  ...(['number', 'integer', 'minimum', 'maximum', 'mustBe', 'differs', 'same'] as const),
  ...(['date', 'time', 'after', 'notBefore', 'notAfter', 'age', 'position'] as const),
  ...(['minItems', 'maxItems', 'together', 'togetherLeast', 'fileType', 'fileSize'] as const),
];

/** Returns the text of an issue that all forms have. */
const usualText = (code: string): string =>
  i18next.t(`errors.${code as IssueCode}`, { limit: '…', label: '…' });

/** Renders own texts for what is wrong with an answer. */
export function ErrorsControl({ row, keyword, id, label, value, set }: ControlProps) {
  const errors = isRecord(value) ? value : {};
  const words = (code: string) => t('Instead of “{{text}}”', { text: usualText(code) });
  const free = CODES.filter((code) => !Object.hasOwn(errors, code));
  return (
    <Fieldset {...{ id, label }}>
      {Object.keys(errors).map((code) => (
        <div key={code}>
          <LanguageTexts row={row} path={[keyword, code]} label={words(code)} />
          <RemoveButton
            label={words(code)}
            onClick={() => set(withPart(errors, code, undefined))}
          />
        </div>
      ))}
      {free.length > 0 && (
        <Select
          id={`${id}-add`}
          label={t('Another text in place of')}
          value="none"
          options={[
            ['none', t('Choose…')],
            ...free.map((code) => [code, usualText(code)] as const),
          ]}
          onChoose={(code) => code !== 'none' && set({ ...errors, [code]: blank() })}
        />
      )}
    </Fieldset>
  );
}

/** Edits the rows of a list that visitors neither add nor remove: their answers and their names. */
export function FixedControl({ row, keyword, id, label, help, error, value, set }: ControlProps) {
  const inside = questionsOf(useServiceRows(), row);
  return (
    <ItemList
      {...{ id, label, help, error, value }}
      what="row {{number}}"
      addLabel={t('Add a row')}
      fresh={() => ({ holds: {}, label: blank() })}
      onChange={set}
    >
      {(one, index, put) => {
        const fixed = isRecord(one) ? one : {};
        const holds = isRecord(fixed.holds) ? fixed.holds : {};
        const path = [keyword, index, 'label'];
        return (
          <div className="stack-16">
            <LanguageTexts
              {...{ row, path }}
              label={t('Name of row {{number}}', { number: index + 1 })}
            />
            {inside.map(({ name = '', value: field }) => (
              <AnswerInput
                key={name}
                id={`${id}-${index}-${name}`}
                label={labelOf({ name, value: field })}
                field={field}
                value={holds[name]}
                none={t('The visitor answers')}
                onChange={(next, isTyped) =>
                  put({ ...fixed, holds: withPart(holds, name, next) }, isTyped)
                }
              />
            ))}
          </div>
        );
      }}
    </ItemList>
  );
}
