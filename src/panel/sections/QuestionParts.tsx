import { TYPES } from '../../definition/sections/questions';
import { Choice } from './Choice';
import { Columns } from './Columns';
import { typeOf } from './draft';
import { FollowUp } from './FollowUp';
import { KindSelect } from './KindSelect';
import { LanguageTexts } from './LanguageTexts';
import { Preset } from './Preset';
import type { Row } from './rows';
import { SectionSelect } from './SectionSelect';

/** A question, or a column of a list: its words, and what its kind needs. */
export function QuestionParts({ row }: { readonly row: Row }) {
  const { node, level } = row;
  const type = typeOf(node);
  return (
    <div className="sb-parts">
      <LanguageTexts
        node={node}
        path={['elLable']}
        label={level === 1 ? 'Question' : 'Name of the column'}
      />
      <div className="sb-selects">
        <KindSelect row={row} />
        {level === 1 && <SectionSelect row={row} />}
      </div>
      {type === TYPES.choice && <Choice node={node} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp node={node} />}
      {(type === TYPES.list || (type === TYPES.yesNo && node.children)) && level === 1 && (
        <Columns row={row} />
      )}
      <Preset node={node} />
    </div>
  );
}
