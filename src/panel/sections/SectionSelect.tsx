import { useBuilder } from './builder';
import { nodeControlId } from './nodeControlId';
import { type OutlineRowData, outlineRows } from './rows';
import { lineOf } from './rowWords';
import { Select } from './Select';
import { t } from '../language/t';

/** Renders the select for the section of a question. */
export function SectionSelect({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, say } = useBuilder();
  const sections = outlineRows(draft).filter(({ level }) => level === 0);
  return (
    <Select
      id={nodeControlId(row.node.id, 'section')}
      label={t('In section')}
      value={String(row.parent)}
      choices={sections.map((section) => ({
        value: String(section.node.id),
        name: lineOf(section),
      }))}
      onChoose={(value) => {
        const to = sections.find(({ node }) => String(node.id) === value);
        if (!to || to.node.id === row.parent) return;
        const place = { parent: to.node.id, index: to.node.children?.length ?? 0 };
        act({ do: 'move', id: row.node.id, place });
        say(t('Moved to the end of {{name}}.', { name: lineOf(to) }));
      }}
    />
  );
}
