import { useTranslate } from '../useTranslate';
import type { ListField } from '../../definition/model/field';
import { pick } from '../../definition/language/text';
import type { Json, Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { newRow } from '../scope/initialValues';
import { useFullPath, useScope } from '../scope/ScopeContext';

interface AddRowProps {
  readonly items: ListField['items'];
  /** The path of the list in its scope. */
  readonly list: Path;
  readonly onAdd: (row: Json) => void;
}

/** Renders a button that adds a row with its initial values. */
export function AddRow({ items, list, onAdd }: AddRowProps) {
  const t = useTranslate();
  const { language, ports } = useScope().environment;
  const id = controlId(useFullPath(list));
  return (
    <button
      type="button"
      className="rg-button rg-button-quiet rg-add-row"
      id={`${id}-add`}
      onClick={() => onAdd(newRow(items, { today: ports.today() }))}
    >
      {t('form.addRow', { what: pick(items.label, language) })}
    </button>
  );
}
