import { useTranslate } from '../useTranslate';
import { newRow } from '../../definition/model/prefill';
import { pick } from '../../definition/model/text';
import type { Json, Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { useFullPath, useList, useScope } from '../scope/ScopeContext';

export function AddRow({ path, onAdd }: { path: Path; onAdd: (row: Json) => void }) {
  const t = useTranslate();
  const { language, ports } = useScope().environment;
  const list = useList(path);
  const id = controlId(useFullPath(path));
  return (
    <button
      type="button"
      className="rg-button rg-button-quiet rg-add-row"
      id={`${id}-add`}
      onClick={() => onAdd(newRow(list, { today: ports.today() }))}
    >
      {t('form.addRow', { what: pick(list.items.label, language) })}
    </button>
  );
}
