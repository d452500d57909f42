import { useMemo } from 'react';
import { isSingle, type Properties } from '../../../definition/model/field';
import type { ServiceFile } from '../../../definition/model/service';
import { Fieldset, TextInput } from '../../designer/service/controls/inputs';
import { Checks } from '../../data/fields/Checks';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { isShown } from './About';
import type { Json } from '../../../definition/model/values';
import { ConditionSentence } from '../../designer/service/controls/Condition';
import { serviceRows } from '../../designer/service/serviceRows';
import { answersIn } from '../../designer/service/servicing';
import '../../designer/core/designer.css';
import type { Parts } from '../composing';
import { USUAL_STATUSES } from '../../../definition/model/statuses';
import { withIds } from '../prepare';
import { toText } from '../../data/texts/languageTexts';

interface ColumnsProps {
  readonly document: ServiceFile;
  readonly properties: Properties;
  readonly onChange: (document: ServiceFile) => void;
}

/** Chooses which answers the list of applications shows, in the order in which they are ticked, and which are not sent. */
export function Columns({ document, properties, onChange }: ColumnsProps) {
  const { staff, submit } = document;
  const { omit = [] } = submit;
  const cells = Object.entries(properties).filter(
    ([name, field]) => isSingle(field) && isShown(name, field, omit),
  );
  return (
    <>
      <Fieldset label={t('Columns of the list')}>
        <Checks
          isRow
          options={cells.map(([name, { label }]) => [name, ownText(label)] as const)}
          chosen={staff.columns}
          onChoose={(columns) => onChange({ ...document, staff: { ...staff, columns } })}
        />
      </Fieldset>
      <Fieldset label={t('Answers that are not sent')}>
        <Checks
          isRow
          options={Object.entries(properties).map(
            ([name, { label }]) => [name, ownText(label)] as const,
          )}
          chosen={omit}
          onChoose={(names) => {
            const { omit: _, ...others } = submit;
            const sent = names.length > 0 ? { ...submit, omit: names } : others;
            onChange({ ...document, submit: sent });
          }}
        />
      </Fieldset>
    </>
  );
}

interface DocumentConditionsProps {
  readonly document: ServiceFile;
  readonly parts: Parts;
  readonly onChange: (document: ServiceFile) => void;
}

/** Edits with which answers each document of the checklist is needed. */
export function DocumentConditions({ document, parts, onChange }: DocumentConditionsProps) {
  const documents = document.documents ?? [];
  const answers = useMemo(
    () => answersIn(serviceRows(document as unknown as Json, parts.shared)),
    [document, parts.shared],
  );
  const set = (at: number, when: Json | undefined) =>
    onChange({
      ...document,
      documents: documents.map(({ when: before, ...item }, index) => {
        const now = index === at ? when : (before as Json | undefined);
        return (now === undefined ? item : { ...item, when: now }) as typeof item;
      }),
    });
  return documents.map(({ id, name, when }, index) => (
    <ConditionSentence
      // A new one has no id yet.
      key={`${index} ${id}`}
      id={`document-${index}`}
      label={t('When “{{name}}” is needed', { name: ownText(name) || String(index + 1) })}
      value={when as Json | undefined}
      answers={answers}
      onChange={(next) => set(index, next)}
    />
  ));
}

interface TechnicalNamesProps {
  readonly document: ServiceFile;
  /** The names that applications may have. */
  readonly kept: ReadonlySet<string>;
  readonly onChange: (document: ServiceFile) => void;
}

/** Edits the names under which statuses and documents are stored, which are made of their English names at first. */
export function TechnicalNames({ document, kept, onChange }: TechnicalNamesProps) {
  const { staff } = document;
  const statuses = withIds(staff.statuses);
  const documents = withIds(document.documents);
  const isOwn = ({ id }: { readonly id: string }) =>
    !kept.has(id) && USUAL_STATUSES.every((usual) => usual.id !== id);
  const rename = <T extends object>(all: readonly T[], one: T, id: string): T[] =>
    all.map((each) => (each === one ? { ...each, id } : each));
  const parts = [
    ...statuses.filter(isOwn).map((one) => ({
      ...{ name: [], ...one },
      set: (id: string): ServiceFile => ({
        ...document,
        staff: { ...staff, statuses: rename(statuses, one, id) },
      }),
    })),
    ...documents.filter(isOwn).map((one) => ({
      ...one,
      set: (id: string): ServiceFile => ({ ...document, documents: rename(documents, one, id) }),
    })),
  ];
  if (parts.length === 0) return null;
  return (
    <Fieldset
      label={t('Technical names')}
      help={t('In calls and exports. They can be changed until the first application.')}
    >
      {parts.map(({ id, name, set }, index) => (
        <TextInput
          key={index}
          id={`technical-${index}`}
          label={ownText(toText(name)) || String(index + 1)}
          value={id}
          onText={(text) => onChange(set(text))}
        />
      ))}
    </Fieldset>
  );
}
