import { TYPES } from '../../definition/sections/questions';
import { ChoiceParts } from './ChoiceParts';
import { ListColumns } from './Columns';
import { elementTypeOf } from './sectionsDraft';
import { FollowUp } from './FollowUp';
import { KindSelect } from './KindSelect';
import { LanguageTexts } from './LanguageTexts';
import { Preset } from './Preset';
import type { OutlineRowData } from './rows';
import { SectionSelect } from './SectionSelect';
import { t } from '../language/t';

/** Renders the controls of a question or a column: its texts, and what its type needs. */
export function QuestionParts({ row }: { readonly row: OutlineRowData }) {
  const { node, level } = row;
  const type = elementTypeOf(node);
  return (
    <div className="sb-parts">
      <LanguageTexts
        node={node}
        path={['elLable']}
        label={level === 1 ? t('Question') : t('Name of the column')}
      />
      <div className="sb-selects">
        <KindSelect row={row} />
        {level === 1 && <SectionSelect row={row} />}
      </div>
      {type === TYPES.choice && <ChoiceParts node={node} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp node={node} />}
      {(type === TYPES.list || (type === TYPES.yesNo && node.children)) && level === 1 && (
        <ListColumns row={row} />
      )}
      <Preset node={node} />
    </div>
  );
}
