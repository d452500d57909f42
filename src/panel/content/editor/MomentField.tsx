import { DateInput } from '../../../engine/inputs/DateInput';
import { TimeInput } from '../../../engine/inputs/TimeInput';
import { panelLanguage } from '../../language/panelLanguage';
import {
  type EditedValue,
  describedByIds,
  editorControlId,
  useEditor,
  useIssuesWithin,
} from './EditorContext';

interface MomentFieldProps extends EditedValue {
  readonly format: 'date' | 'time';
}

/** Renders a date or a time with the inputs of the public forms: native ones write dates as the browser does. */
export function MomentField({ format, path, label, value }: MomentFieldProps) {
  const { set } = useEditor();
  const isInvalid = useIssuesWithin(path).length > 0;
  const id = editorControlId(path);
  const Input = format === 'date' ? DateInput : TimeInput;
  return (
    <div className="pn-day">
      <label id={`${id}-name`} htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        name={path}
        labelledBy={`${id}-name`}
        describedBy={describedByIds(path)}
        invalid={isInvalid}
        required={false}
        readOnly={false}
        language={panelLanguage()}
        value={typeof value === 'string' && value !== '' ? value : undefined}
        onChange={(next = '') => set(path, next)}
      />
    </div>
  );
}
