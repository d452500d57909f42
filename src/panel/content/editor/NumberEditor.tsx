import { memo } from 'react';
import type { NumberField as Field } from '../../../definition/model/field';
import { pick } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { useEditor } from './EditorContext';
import { Labelled } from './Labelled';
import { NumberInput } from './NumberInput';

interface NumberFieldProps {
  readonly field: Field;
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A number, typed with digits of any script. */
export const NumberEditor = memo(function NumberField(props: NumberFieldProps) {
  const { field, path, label, value } = props;
  const { set } = useEditor();
  return (
    <Labelled path={path} label={label} help={field.help && pick(field.help, 'en')}>
      {(control) => (
        <NumberInput
          {...control}
          className="pn-input pn-number"
          value={value}
          onChange={(next) => set(path, next)}
        />
      )}
    </Labelled>
  );
});
