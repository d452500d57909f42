import { useTranslate } from '../useTranslate';
import type { ListField } from '../../definition/model/field';
import { pick } from '../../definition/language/text';
import type { Json } from '../../definition/model/values';
import { newRow } from '../scope/initialValues';
import { useScope } from '../scope/ScopeContext';

interface AddRowProps {
  readonly items: ListField['items'];
  readonly listId: string;
  readonly onAdd: (row: Json) => void;
}

/** Renders a button that adds a row with its initial values. */
export function AddRow({ items, listId, onAdd }: AddRowProps) {
  const t = useTranslate();
  const { language, ports } = useScope().environment;
  return (
    <button
      type="button"
      className="rg-button rg-button-quiet rg-add-row"
      id={`${listId}-add`}
      onClick={() => onAdd(newRow(items, { today: ports.today() }))}
    >
      {t('form.addRow', { what: pick(items.label, language) })}
    </button>
  );
}
