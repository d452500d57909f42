import { isRecord } from '../../../../definition/model/values';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { LanguageTexts } from '../../inspector/LanguageTexts';
import { Select } from '../../inspector/Select';
import { written } from '../edits';
import { useServiceParts } from '../servicing';
import type { ControlProps } from './control';
import { Check, Fieldset, NumberInput, RemoveButton } from './inputs';

/* Controls of how a question looks, and of what it says. */

/** Renders how the dialog of a group or a list looks. */
export function DialogControl({ id, label, value, set }: ControlProps) {
  const dialog = isRecord(value) ? value : {};
  const { width } = dialog;
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
          value={typeof width === 'number' ? width : undefined}
          onNumber={(pixels) =>
            set(pixels === undefined ? undefined : { ...dialog, width: pixels }, true)
          }
        />
      )}
      <Check
        label={t('It opens by itself when the question appears')}
        isOn={dialog.opens === true}
        onToggle={(opens) => set({ width: 600, ...dialog, opens })}
      />
    </Fieldset>
  );
}

const CODES = [
  ['required', 'It is not answered'],
  ['pattern', 'It does not match the pattern'],
  ['minimum', 'The number is too small'],
  ['maximum', 'The number is too large'],
  ['maxLength', 'It is too long'],
  ['minItems', 'There are too few'],
  ['maxItems', 'There are too many'],
  ['choice', 'It is none of the answers'],
  ['mustBe', 'It is not the accepted answer'],
] as const satisfies readonly (readonly [string, PanelText])[];

/** Renders own texts for what is wrong with an answer. */
export function ErrorsControl({ row, keyword, id, label, value, set }: ControlProps) {
  const { shared } = useServiceParts();
  const errors = isRecord(value) ? value : {};
  const words = (code: string) => {
    const [, known] = CODES.find(([one]) => one === code) ?? [];
    return known ? t(known) : code;
  };
  const free = CODES.filter(([code]) => !Object.hasOwn(errors, code));
  return (
    <Fieldset {...{ id, label }}>
      {Object.keys(errors).map((code) => (
        <div key={code}>
          <LanguageTexts
            row={row}
            path={[keyword, code]}
            label={words(code)}
            onText={(text) => written(row, [keyword, code], text, shared)}
          />
          <RemoveButton
            label={words(code)}
            onClick={() => {
              const { [code]: _, ...others } = errors;
              set(Object.keys(others).length > 0 ? others : undefined);
            }}
          />
        </div>
      ))}
      {free.length > 0 && (
        <Select
          id={`${id}-add`}
          label={t('Another message, if')}
          value="none"
          options={[['none', t('Choose…')], ...free.map(([code, one]) => [code, t(one)] as const)]}
          onChoose={(code) => code !== 'none' && set({ ...errors, [code]: ['', '', ''] })}
        />
      )}
    </Fieldset>
  );
}
