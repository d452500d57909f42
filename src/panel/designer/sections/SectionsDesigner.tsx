import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import type { Issue } from '../../../definition/model/issue';
import type { Json } from '../../../definition/model/values';
import { sectionIssues } from '../../../definition/sections/issues';
import { t } from '../../language/t';
import { DesignerFrame } from '../core/DesignerFrame';
import { useDesigning } from '../core/designing';
import type { EditHistory } from '../core/history';
import { type Row, rowsIn } from '../core/tree';
import { Toolbar } from '../core/Toolbar';
import { AddElement } from './AddElement';
import { listsIn, type SectionParts, SectionPartsContext, useSectionParts } from './composing';
import { fitSection, useCopiedSection } from './copiedSection';
import { newSection } from './kinds';
import { SectionInspector } from './SectionInspector';
import { type FoundIssue, placedSectionIssues, type WordedIssue } from './sectionIssues';
import { inserted, SECTIONS } from './sectionRows';

export interface SectionsDesignerProps {
  /** A list of sections; anything else counts as an empty one. */
  readonly document: Json | undefined;
  readonly parts: SectionParts;
  /** Those of a refused save, with paths that begin at the sections: "2.body.1.elLable.0". */
  readonly issues: readonly WordedIssue[];
  readonly onChange: (document: Json) => void;
}

/**
 * Renders the designer of a form's sections (docs/requirements.md, P26): an outline, and beside it the properties of what
 * is selected. Unknown properties of the sections are preserved.
 */
export function SectionsDesigner({ document, parts, issues, onChange }: SectionsDesignerProps) {
  const validation = useValidation(document, issues, parts);
  const found = validation.issues;
  const issuesOf = useCallback((rows: readonly Row[]) => placedSectionIssues(rows, found), [found]);
  const value = useMemo(() => (Array.isArray(document) ? document : []), [document]);
  return (
    <SectionPartsContext value={parts}>
      <DesignerFrame
        grammar={SECTIONS}
        document={value}
        onChange={onChange}
        issuesOf={issuesOf}
        isRefused={validation.isRefused}
        problems={(count) =>
          t('{{count}} things a visitor could not answer', {
            count,
            defaultValue_one: 'One thing a visitor could not answer',
          })
        }
        toolbar={(history) => <SectionsToolbar history={history} />}
        adder={adder}
        inspector={(onClose) => <SectionInspector onClose={onClose} />}
      />
    </SectionPartsContext>
  );
}

const adder = (row: Row) => <AddElement row={row} label={t('Add question')} />;

function SectionsToolbar({ history }: { readonly history: EditHistory }) {
  const { rows, make } = useDesigning();
  const { types } = useSectionParts();
  const copied = useCopiedSection(({ wire }) => wire);
  const append = (wire: Json) =>
    make(inserted(wire, { parent: undefined, index: rowsIn(rows, undefined).length }), 'title');
  return (
    <Toolbar history={history} addLabel={t('Add section')} onAdd={() => append(newSection())}>
      {copied !== undefined && (
        <Button size="small" variant="outlined" onClick={() => append(fitSection(copied, types))}>
          {t('Insert copied section')}
        </Button>
      )}
    </Toolbar>
  );
}

/** Returns the issues of the sections: those of a refused save until the next change, then those found here. */
function useValidation(
  value: Json | undefined,
  refused: readonly WordedIssue[],
  parts: SectionParts,
): { readonly issues: readonly FoundIssue[]; readonly isRefused: boolean } {
  const { options, types } = parts;
  const found = useMemo(() => currentIssues(value, { options, types }), [value, options, types]);
  const [last, setLast] = useState({ refused, value });
  if (last.refused !== refused) setLast({ refused, value });
  const [isRefused, setRefused] = useState(refused.length > 0);
  if (!isRefused && refused.length > 0) setRefused(true);
  // A row that is added later is unfinished, not invalid.
  if (isRefused && refused.length === 0 && found.length === 0) setRefused(false);
  const others = useMemo(
    () =>
      last.value === value
        ? refused.filter((one) => !found.some(({ path }) => path === one.path))
        : [],
    [last, value, refused, found],
  );
  const issues = useMemo(() => [...found, ...others], [found, others]);
  return { issues, isRefused };
}

function currentIssues(
  value: Json | undefined,
  { options, types }: SectionParts,
): readonly Issue[] {
  const known = listsIn(options);
  const issues = sectionIssues(value ?? [], {
    options: known ?? [],
    ...(types && { types: types.map(({ id }) => id) }),
  });
  // The option lists have not loaded yet.
  return known
    ? issues
    : issues.filter(({ path, code }) => !path.endsWith('.choiceId') || code === 'required');
}
