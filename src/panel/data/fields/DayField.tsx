import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentType, useId } from 'react';
import { FORMATS } from '../../../definition/model/formats';
import { loadTexts } from '../../../platform/language/languageStore';
import { panelLanguage } from '../../language/panelLanguage';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';

/** Loads a component with the words of the forms, which calendar and clock use, too. */
export const withFormWords = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyComponent(async () => (await Promise.all([load(), loadTexts('form')]))[0]);

const INPUTS = {
  date: withFormWords(async () => (await import('../../../engine/inputs/DateInput')).DateInput),
  time: withFormWords(async () => (await import('../../../engine/inputs/TimeInput')).TimeInput),
};

interface MomentInputProps {
  readonly format: keyof typeof INPUTS;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isInvalid?: boolean;
  readonly onType: (text: string) => void;
}

/** Renders the date or time input of the public forms: native ones write dates as the browser does. */
export function MomentInput(props: MomentInputProps) {
  const { format, id, label, value, describedBy, isInvalid = false, onType } = props;
  const Input = INPUTS[format];
  return (
    <>
      <label id={`${id}-name`} htmlFor={id}>
        {label}
      </label>
      <Loading fallback={<Box component="span" sx={{ minBlockSize: '40px' }} />}>
        <Input
          id={id}
          name={id}
          labelledBy={`${id}-name`}
          describedBy={describedBy}
          invalid={isInvalid}
          required={false}
          readOnly={false}
          language={panelLanguage()}
          value={value || undefined}
          onChange={(text = '') => onType(text)}
        />
      </Loading>
    </>
  );
}

interface DayFieldProps extends Pick<MomentInputProps, 'label' | 'value'> {
  readonly helperText?: string;
  readonly onChoose: (day: string) => void;
}

/** Renders a date; reports complete ones only. */
export function DayField({ helperText, onChoose, ...input }: DayFieldProps) {
  const id = useId();
  return (
    <div className="pn-field">
      <MomentInput
        {...input}
        format="date"
        id={id}
        describedBy={helperText && `${id}-help`}
        onType={(day) => {
          if (day === '' || FORMATS.date.test(day)) onChoose(day);
        }}
      />
      {helperText && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </div>
  );
}
