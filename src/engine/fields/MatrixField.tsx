import type { UiSchema } from '@rjsf/utils';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useRowTitles } from '../rowTitle';
import { FramedInput } from './FramedInput';
import { GroupFrame } from './FieldFrame';
import './matrix.css';
import { changedOptions, type PlacedField } from './SchemaField';
import { useRows } from './useRows';

/**
 * Renders the same choice for several fixed rows. Each row is a question with its radio buttons; where there is room they
 * stand below each other like the columns of a table, whose heads repeat their labels.
 */
export function MatrixField({ path, uiSchema }: PlacedField) {
  const { count } = useRows(path);
  const titleOf = useRowTitles(path);
  const rowUi = (uiSchema?.items ?? {}) as Record<string, UiSchema>;
  const [name, choiceUi] = Object.entries(rowUi).find(([, ui]) => fieldOptions(ui).choices) ?? [''];
  const { choices = [] } = fieldOptions(choiceUi);
  return (
    <GroupFrame path={path} options={fieldOptions(uiSchema)}>
      <div className="rg-matrix">
        <div className="rg-matrix-heads" aria-hidden="true">
          <div>
            {choices.map(({ value, label }) => (
              <span key={String(value)}>{label}</span>
            ))}
          </div>
        </div>
        {Array.from({ length: count }, (_, index) => (
          <FramedInput
            key={index}
            path={[...path, index, name]}
            uiSchema={changedOptions(choiceUi, { label: titleOf(index), control: 'radio' })}
          />
        ))}
      </div>
    </GroupFrame>
  );
}
