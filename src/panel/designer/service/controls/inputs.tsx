import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ReactNode, use, useId } from 'react';
import type { Json, Values } from '../../../../definition/model/values';
import { typedNumber } from '../../../data/texts/numbers';
import { useTypedText } from '../../../data/texts/useTypedText';
import { t } from '../../../language/t';
import { DesigningContext } from '../../core/designing';
import type { InputProps } from '../../inspector/Select';

interface TextInputProps extends InputProps {
  /** What is no text is none. */
  readonly value: Json | undefined;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
  readonly onLeave?: () => void;
}

/** Renders an input of one line, which reads from left to right: a code, a name or a number. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, help, error, isNumber = false, onText, onLeave } = props;
  const designing = use(DesigningContext);
  const typed = useTypedText(typeof value === 'string' ? value : '', onText, undefined, true);
  return (
    <TextField
      id={id}
      fullWidth
      label={label}
      value={typed.text}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, ...(isNumber && { inputMode: 'decimal' }) },
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

interface NumberInputProps extends Omit<TextInputProps, 'onText' | 'isNumber'> {
  readonly onNumber: (value: number | undefined) => void;
}

/** Renders an input of a number; what is no number is not reported. */
export const NumberInput = ({ value, onNumber, ...input }: NumberInputProps) => (
  <TextInput
    {...input}
    isNumber
    value={typeof value === 'number' ? String(value) : ''}
    onText={(text) => {
      const number = typedNumber(text);
      if (typeof number !== 'string') onNumber(number as number | undefined);
    }}
  />
);

interface WordsInputProps extends Pick<TextInputProps, 'id' | 'label' | 'value'> {
  readonly onWords: (words: Json | undefined) => void;
}

/** Renders an input of several texts with commas between them. */
export const WordsInput = ({ value, onWords, ...input }: WordsInputProps) => (
  <TextInput
    {...input}
    help={t('With a comma between two.')}
    value={Array.isArray(value) ? value.join(', ') : ''}
    onText={(text) =>
      onWords(unlessEmpty(text.split(/[,،]/u).flatMap((word) => word.trim() || [])))
    }
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

/** Returns a list or a record unless there is nothing in it, and everything else. */
export const unlessEmpty = <T extends Json>(part: T | undefined): T | undefined =>
  typeof part === 'object' && part !== null && Object.keys(part).length === 0 ? undefined : part;

interface FieldsetProps extends Omit<InputProps, 'id'> {
  readonly id?: string;
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
      <Button onClick={props.onClick}>
        {t('Remove')}
        <span className="visually-hidden">: {props.label}</span>
      </Button>
    </div>
  );
}
