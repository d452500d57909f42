import { useBuilder } from './builder';
import { controlId } from './controlId';
import { type Row, rowsOf } from './rows';
import { lineOf } from './say';
import { Select } from './Select';

/** In which section a question stands. */
export function SectionSelect({ row }: { readonly row: Row }) {
  const { draft, act, say } = useBuilder();
  const sections = rowsOf(draft).filter(({ level }) => level === 0);
  return (
    <Select
      id={controlId(row.node.id, 'section')}
      label="Stands in"
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
        say(`Moved to the end of ${lineOf(to)}.`);
      }}
    />
  );
}
