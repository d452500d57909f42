import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { typeNameOf } from '../../../definition/model/types/table';
import type { Properties } from '../../../definition/model/field';
import type { OwnStatus, ServiceFile } from '../../../definition/model/service';
import { statusesOf } from '../../../definition/model/statuses';
import {
  type Json,
  parsePath,
  type Values,
  valueAt,
  withValueAt,
} from '../../../definition/model/values';
import { toRecordSchema } from '../../../definition/content/toRecordSchema';
import { interpret } from '../../../definition/validate/interpret';
import { pointerParts } from '../../../lint/base/checkIssue';
import { EditorContext } from '../../content/editor/EditorContext';
import { RecordForm } from '../../content/editor/RecordForm';
import { LanguageSwitch } from '../../content/editor/texts/LanguageSwitch';
import { type Parts, resolved } from '../composing';
import { withFollowing, withIds } from '../prepare';
import type { WordedIssue } from '../issueTexts';
import { About } from './About';
import { Columns, DocumentConditions, TechnicalNames } from './process';
import { pageFields, processFields } from './fields';
import '../../content/editor/editor.css';
import '../../content/editor/fields.css';
import '../../content/editor/rows/rows.css';
import '../../data/texts/texts.css';

interface SettingsProps {
  readonly part: 'page' | 'process';
  readonly document: ServiceFile;
  readonly parts: Parts;
  readonly issues: readonly WordedIssue[];
  /** What applications may name, if there are any. */
  readonly kept: ServiceFile | undefined;
  readonly onChange: (document: ServiceFile) => void;
}

const NONE = { state: 'loading', reload: () => undefined } as const;
const REFERRED = {};

/** Edits what belongs to a service beside its questions, with the editor of content. */
export function Settings({ part, document, parts, issues, kept, onChange }: SettingsProps) {
  const properties = useMemo(
    () => resolved(document, parts)?.form.properties ?? {},
    [document, parts],
  );
  const fields = useFields(part, document, parts, properties);
  const validate = useMemo(() => interpret(toRecordSchema(fields)), [fields]);
  const latest = useRef({ document, onChange });
  useEffect(() => {
    latest.current = { document, onChange };
  });
  const set = useCallback((path: string, value: Json | undefined) => {
    const now = latest.current;
    const next = withValueAt(withStatuses(now.document), parsePath(path), value);
    const changed = withFollowing(now.document, next as unknown as ServiceFile);
    latest.current = { ...now, document: changed };
    now.onChange(changed);
  }, []);
  const values = useMemo(() => shownOf(document), [document]);
  const shown = useMemo(
    () => issues.map(({ at, words }) => ({ path: pointerParts(at).join('.'), words })),
    [issues],
  );
  const editor = useMemo(
    () => ({ fields, set, issues: shown, referred: REFERRED, options: NONE }),
    [fields, set, shown],
  );
  return (
    <EditorContext value={editor}>
      <Box className="stack-20" sx={{ containerType: 'inline-size' }}>
        <LanguageSwitch fields={fields} values={values} />
        <RecordForm values={values} validate={validate} />
        {part === 'process' && (
          <>
            <DocumentConditions document={document} parts={parts} onChange={onChange} />
            <TechnicalNames
              document={document}
              kept={new Set(namesIn(kept))}
              onChange={(next) => onChange(withFollowing(document, next))}
            />
            <Columns {...{ document, properties, onChange }} />
            <About {...{ document, properties, onChange }} />
          </>
        )}
      </Box>
    </EditorContext>
  );
}

const namesIn = (kept: ServiceFile | undefined): string[] =>
  [...(kept?.staff.statuses ?? []), ...(kept?.documents ?? [])].map(({ id }) => id);

/** Returns the fields of a tab: the same ones as long as what can be chosen in them stays. */
function useFields(
  part: SettingsProps['part'],
  document: ServiceFile,
  { contents }: Parts,
  properties: Properties,
): Properties {
  const statuses = withIds(statusesOf(document.staff)).filter(({ closes }) => !closes);
  const days = Object.entries(properties).filter(([, field]) => typeNameOf(field) === 'date');
  const choices = JSON.stringify([
    Object.fromEntries(statuses.map(({ id, name }) => [id, name])),
    Object.fromEntries(days.map(([name, { label }]) => [name, label])),
  ]);
  return useMemo(() => {
    if (part === 'page') return pageFields(contents);
    return processFields(...(JSON.parse(choices) as Parameters<typeof processFields>));
  }, [part, contents, choices]);
}

/** Returns the document with every status in full, as it is edited; unchanged ones are written by their ids again (prepare). */
const withStatuses = (document: ServiceFile): Values =>
  withValueAt(
    document as unknown as Values,
    ['staff', 'statuses'],
    statusesOf(document.staff).map(withColour) as unknown as Json,
  ) as Values;

/** A new status has a colour at first; all others stay the same objects, by which the editor knows its rows. */
const withColour = (status: OwnStatus): OwnStatus =>
  (status.color as string | undefined) ? status : { ...status, color: 'info' };

const PARTS = ['tile', 'page', 'form', 'submit', 'staff', 'documents'] as const;

function shownOf(document: ServiceFile): Values {
  const whole = withStatuses(document);
  return Object.fromEntries(PARTS.map((part) => [part, valueAt(whole, [part])]));
}
