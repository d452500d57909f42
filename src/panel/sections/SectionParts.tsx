import { ErrorText } from '../content/editor/ErrorText';
import { AddMenu } from './AddMenu';
import { sentence, useIssue } from './builder';
import { nodeControlId } from './nodeControlId';
import { LanguageTexts } from './LanguageTexts';
import type { OutlineRowData } from './rows';
import { TypeIds } from './TypeIds';
import { t } from '../language/t';

const KEY = 'body';

/** Renders the controls of a section, which is a step of the form. */
export function SectionParts({ row }: { readonly row: OutlineRowData }) {
  const { node } = row;
  const issue = useIssue(node.id, KEY);
  return (
    <div className="sb-parts">
      <LanguageTexts node={node} path={['title']} label={t('Title')} />
      <LanguageTexts
        node={node}
        path={['sectionNote']}
        label={t('Note')}
        help={t('Shown at the top of the section. Optional.')}
        isLong
      />
      <TypeIds node={node} />
      <div>
        <AddMenu row={row} id={nodeControlId(node.id, KEY)} label={t('Add question')} />
        <ErrorText
          id={`${nodeControlId(node.id, KEY)}-error`}
          words={issue && sentence(t('This section {{issue}}', { issue }))}
        />
      </div>
    </div>
  );
}
