import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { FORMATS } from '../../definition/model/formats';
import { wantWords } from '../../platform/language/languageStore';
import { panelLanguage } from '../language/panelLanguage';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Loading } from '../../platform/loading/Loading';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly helperText?: string;
  readonly onChoose: (day: string) => void;
}

const DateInput = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../engine/inputs/DateInput'),
    // Those of the calendar.
    wantWords('form'),
  ]);
  return module.DateInput;
});

/**
 * Renders the date input of the public forms, whose order of year, month and day is not the browser's; reports
 * complete dates only.
 */
export function DayField({ label, value, helperText, onChoose }: DayFieldProps) {
  const id = useId();
  return (
    <div className="pn-day">
      <label id={`${id}-name`} htmlFor={id}>
        {label}
      </label>
      <Loading fallback={<span className="pn-day-coming" />}>
        <DateInput
          id={id}
          name={id}
          labelledBy={`${id}-name`}
          describedBy={helperText === undefined ? undefined : `${id}-help`}
          invalid={false}
          required={false}
          readOnly={false}
          language={panelLanguage()}
          value={value || undefined}
          onChange={(day = '') => {
            if (day === '' || FORMATS.date.test(day)) onChoose(day);
          }}
        />
      </Loading>
      {helperText !== undefined && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </div>
  );
}
