import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ReactNode, use, useId } from 'react';
import { asciiDigits } from '../../../../definition/model/digits';
import type { Json, Values } from '../../../../definition/model/values';
import { useTypedText } from '../../../data/texts/useTypedText';
import { t } from '../../../language/t';
import { DesigningContext } from '../../core/designing';

interface TextInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
  readonly onLeave?: () => void;
}

/** Renders an input of one line, which reads from left to right: a code, a name or a number. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, help, error, isNumber = false, onText, onLeave } = props;
  const designing = use(DesigningContext);
  const typed = useTypedText(value, onText, undefined, true);
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      label={label}
      value={typed.text}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, ...(isNumber && { inputMode: 'decimal' }) },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={() => {
        typed.leave();
        if (onLeave) onLeave();
        else designing?.act({ do: 'pause' });
      }}
    />
  );
}

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onText' | 'isNumber'> {
  readonly value: number | undefined;
  readonly onNumber: (value: number | undefined) => void;
}

/** Renders an input of a number; what is no number is not reported. */
export const NumberInput = ({ value, onNumber, ...input }: NumberInputProps) => (
  <TextInput
    {...input}
    isNumber
    value={value === undefined ? '' : String(value)}
    onText={(text) => {
      const plain = asciiDigits(text).trim().replace('٫', '.');
      const number = Number(plain);
      if (plain === '') onNumber(undefined);
      else if (Number.isFinite(number)) onNumber(number);
    }}
  />
);

interface WordsInputProps extends Pick<TextInputProps, 'id' | 'label'> {
  readonly value: Json | undefined;
  readonly onWords: (words: Json | undefined) => void;
}

/** Renders an input of several texts with commas between them. */
export const WordsInput = ({ value, onWords, ...input }: WordsInputProps) => (
  <TextInput
    {...input}
    help={t('With a comma between two.')}
    value={Array.isArray(value) ? value.join(', ') : ''}
    onText={(text) => {
      const words = text.split(/[,،]/u).flatMap((word) => word.trim() || []);
      onWords(words.length > 0 ? words : undefined);
    }}
  />
);

/** Renders what is sent, which can no longer be changed. */
export const SentAs = ({ name }: { readonly name: string }) => (
  <p className="muted">
    {t('Is sent as')}: <code dir="ltr">{name}</code>
  </p>
);

/** Returns a record with another value for a key, or without the key. */
export function withPart(record: Values, key: string, value: Json | undefined): Values {
  if (value !== undefined) return { ...record, [key]: value };
  const { [key]: _, ...others } = record;
  return others;
}

interface CheckProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

export const Check = ({ id, label, isOn, onToggle }: CheckProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox id={id} />}
    checked={isOn}
    onChange={(_, isTicked) => onToggle(isTicked)}
  />
);

interface ChecksProps<Value extends Json> {
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: readonly Json[];
  readonly onChoose: (chosen: Json[]) => void;
}

/** Renders a box to tick for each of some values, in the order in which they are ticked. */
export const Checks = <Value extends Json>({ options, chosen, onChoose }: ChecksProps<Value>) =>
  options.map(([value, label]) => (
    <Check
      key={String(value)}
      label={label}
      isOn={chosen.includes(value)}
      onToggle={(isOn) =>
        onChoose(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
      }
    />
  ));

interface FieldsetProps {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Renders controls that belong together, with a name. */
export function Fieldset({ id, label, help, error, children }: FieldsetProps) {
  const about = useId();
  const words = error ?? help;
  return (
    <fieldset
      className="pn-field ds-fieldset"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={words && about}
    >
      <legend className="pn-label">{label}</legend>
      {words && (
        <FormHelperText id={about} error={error !== undefined}>
          {words}
        </FormHelperText>
      )}
      <div className="stack-16">{children}</div>
    </fieldset>
  );
}

/** Renders the button that takes a setting away. */
export function RemoveButton(props: { readonly label: string; readonly onClick: () => void }) {
  return (
    <div>
      <Button size="small" onClick={props.onClick}>
        {t('Remove')}
        <span className="visually-hidden">: {props.label}</span>
      </Button>
    </div>
  );
}
