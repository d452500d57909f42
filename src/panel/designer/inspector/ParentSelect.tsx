import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning } from '../core/designing';
import { lineOf, placeOf } from '../core/rowWords';
import type { Row } from '../core/tree';
import { Select } from './Select';

/** Renders the select of the step or section that a question is in. */
export function ParentSelect({ row, label }: { readonly row: Row; readonly label: string }) {
  const { grammar, rows, edit, say } = useDesigning();
  const parents = rows.filter((parent) => grammar.takes(parent, row));
  if (parents.length < 2) return null;
  return (
    <Select
      id={controlId(row.id, 'parent')}
      label={label}
      value={row.parent ?? ''}
      options={parents.map((parent) => [parent.id, placeOf(rows, parent.id, grammar)] as const)}
      onChoose={(chosen) => {
        const to = parents.find(({ id }) => id === chosen);
        if (!to || to.id === row.parent) return;
        edit(grammar.move(row, { parent: to.id, index: to.children ?? 0 }));
        say(t('Moved to the end of {{name}}.', { name: lineOf(to, grammar) }));
      }}
    />
  );
}
