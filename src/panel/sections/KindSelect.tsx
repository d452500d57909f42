import { sentence, useBuilder, useIssue } from './builder';
import { nodeControlId } from './nodeControlId';
import { elementTypeOf } from './sectionsDraft';
import { kindOf, kindsAt, withType } from './kinds';
import type { OutlineRowData } from './rows';
import { Select } from './Select';
import { t } from '../language/t';

/** Renders the select for a question's type; a change keeps its texts. */
export function KindSelect({ row: { node, level } }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const issue = useIssue(node.id, 'elType');
  const kinds = kindsAt(level);
  const kind = kindOf(elementTypeOf(node));
  return (
    <Select
      id={nodeControlId(node.id, 'elType')}
      label={t('Kind of answer')}
      value={kind && kinds.includes(kind) ? String(kind.type) : ''}
      choices={kinds.map(({ type, name }) => ({ value: String(type), name: t(name) }))}
      help={kind && t(kind.about)}
      issue={issue && sentence(t('This {{issue}}', { issue }))}
      onChoose={(value) => {
        const chosen = kinds.find(({ type }) => String(type) === value);
        if (!chosen) return;
        act({ do: 'replace', id: node.id, change: (wire) => withType(wire, chosen.type) });
      }}
    />
  );
}
