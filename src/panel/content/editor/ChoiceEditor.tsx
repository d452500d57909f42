import { memo } from 'react';
import type { Answer, Choice } from '../../../definition/model/field';
import { pick } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { useEditor } from './EditorContext';
import { Labelled } from './Labelled';

interface ChoiceFieldProps {
  readonly choices: readonly Choice[];
  readonly path: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly value: Json | undefined;
}

/** One of a few values, by their English words. */
export const ChoiceEditor = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { choices, path, label, help, value } = props;
  const { set } = useEditor();
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <Labelled path={path} label={label} help={help}>
      {(control) => (
        <select
          {...control}
          className="pn-input"
          value={chosen}
          onChange={({ target }) => set(path, valueOf(choices, Number(target.value)))}
        >
          <option value={-1}>Choose…</option>
          {choices.map((choice, index) => (
            <option key={String(choice.value)} value={index}>
              {pick(choice.label, 'en')}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
});

const valueOf = (choices: readonly Choice[], index: number): Answer | undefined =>
  choices[index]?.value;
