import { memo } from 'react';
import type { NumberField as Field } from '../../../definition/field';
import type { Json } from '../../../definition/values';
import { useEditor } from './EditorContext';
import { Labelled } from './Labelled';
import { NumberInput } from './NumberInput';

interface NumberFieldProps {
  readonly field: Field;
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

export const NumberField = memo(function NumberField({
  field,
  path,
  label,
  value,
}: NumberFieldProps) {
  const { set } = useEditor();
  return (
    <Labelled path={path} label={label} help={field.help?.[2]}>
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
