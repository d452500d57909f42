import { memo } from 'react';
import type { Json } from '../../../definition/model/values';
import { editorControlId, useEditor } from './EditorContext';

interface BooleanFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** A yes or a no, as a box to tick. */
export const BooleanEditor = memo(function BooleanField({ path, label, value }: BooleanFieldProps) {
  const { set } = useEditor();
  return (
    <label className="pn-check">
      <input
        id={editorControlId(path)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(path, target.checked)}
      />
      {label}
    </label>
  );
});
