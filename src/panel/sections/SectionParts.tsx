import { Fault } from '../content/editor/Fault';
import { AddMenu } from './AddMenu';
import { sentence, useFault } from './builder';
import { controlId } from './controlId';
import { LanguageTexts } from './LanguageTexts';
import type { Row } from './rows';
import { TypeIds } from './TypeIds';

const KEY = 'body';

/** A section: a step of the form. */
export function SectionParts({ row }: { readonly row: Row }) {
  const { node } = row;
  const fault = useFault(node.id, KEY);
  return (
    <div className="sb-parts">
      <LanguageTexts node={node} path={['title']} label="Title" />
      <LanguageTexts
        node={node}
        path={['sectionNote']}
        label="Note"
        help="Shown at the top of the section. Optional."
        isLong
      />
      <TypeIds node={node} />
      <div>
        <AddMenu row={row} id={controlId(node.id, KEY)} label="Add question" />
        <Fault
          id={`${controlId(node.id, KEY)}-fault`}
          words={fault && sentence(`This section ${fault}`)}
        />
      </div>
    </div>
  );
}
