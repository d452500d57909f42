import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { isNumber } from '../../../definition/model/field';
import { widgetOf } from '../../../definition/model/widget';
import { completeAddress } from '../../../definition/validate/webAddress';
import { SelectField } from '../../data/fields/SelectField';
import { isSameNumber, shownNumber, typedNumber } from '../../data/texts/numbers';
import { useTypedText } from '../../data/texts/useTypedText';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { type EditedField, useControl, useEditor } from './EditorContext';

/** Renders a single value: a box to tick, a select, or what is typed. */
export function InputField(props: EditedField) {
  const { field, path, label, value } = props;
  const { set } = useEditor();
  const { id, describedBy, isInvalid } = useControl(path);
  const described = { 'aria-describedby': describedBy };
  if (field.type === 'boolean') {
    return (
      <FormControlLabel
        label={label}
        checked={value === true}
        onChange={(_, isOn) => set(path, isOn)}
        control={<Checkbox id={id} slotProps={{ input: described }} />}
      />
    );
  }
  if (!('choices' in field) || !field.choices) return <TypedInput {...props} />;
  const { choices } = field;
  return (
    <SelectField
      menu
      fullWidth
      {...{ id, label }}
      value={choices.some((choice) => choice.value === value) ? String(value) : ''}
      error={isInvalid}
      options={[
        ['', t('Choose…')],
        ...choices.map((choice) => [String(choice.value), ownText(choice.label)] as const),
      ]}
      onChoose={(chosen) =>
        set(path, choices.find((choice) => String(choice.value) === chosen)?.value ?? '')
      }
      control={described}
    />
  );
}

/** The `type` of inputs that are not plain text. */
const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  colour: 'color',
};

/** Renders an input that reports when typing pauses; numbers have digits of any script. */
function TypedInput({ field, path, label, value }: EditedField) {
  const { set } = useEditor();
  const { id, describedBy, isInvalid } = useControl(path);
  const isNumeric = isNumber(field);
  const { text, type, commit, leave } = useTypedText(
    shownNumber(value),
    (typed) => set(path, isNumeric ? typedNumber(typed) : typed),
    isNumeric ? isSameNumber : undefined,
  );
  const widget = widgetOf(field);
  // Codes, dates and the like read left to right.
  const isFree = widget === 'text' || widget === 'textarea';
  return (
    <TextField
      fullWidth
      {...{ id, label }}
      name={id}
      type={INPUT_TYPES[widget] ?? 'text'}
      {...(widget === 'textarea' && { multiline: true, rows: 5 })}
      value={text}
      error={isInvalid}
      slotProps={{
        htmlInput: {
          'aria-describedby': describedBy,
          dir: isFree ? 'auto' : 'ltr',
          spellCheck: isFree,
          ...(isNumeric && { inputMode: 'decimal' }),
        },
        ...(widget === 'colour' && { input: { endAdornment: <code>{text}</code> } }),
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        // People leave out the scheme; without it, the public pages would have no link.
        const complete = widget === 'url' ? completeAddress(text) : text;
        if (complete !== text) type(complete);
        leave();
      }}
      onKeyDown={({ key }) => {
        // Before the form is submitted.
        if (key === 'Enter') commit();
      }}
    />
  );
}
