import type { ServiceFile } from '../../../definition/model/service';
import type { Json } from '../../../definition/model/values';
import { ConditionInput } from '../../designer/ConditionInput';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import type { Parts } from '../composing';

interface DocumentConditionsProps {
  readonly document: ServiceFile;
  readonly parts: Parts;
  readonly onChange: (document: ServiceFile) => void;
}

/** Edits with which answers each document of the checklist is needed. */
export function DocumentConditions({ document, parts, onChange }: DocumentConditionsProps) {
  const documents = document.documents ?? [];
  const set = (at: number, when: Json | undefined) =>
    onChange({
      ...document,
      documents: documents.map(({ when: before, ...item }, index) => {
        const now = index === at ? when : (before as Json | undefined);
        return (now === undefined ? item : { ...item, when: now }) as typeof item;
      }),
    });
  return documents.map(({ id, name, when }, index) => (
    <ConditionInput
      // A new one has no id yet.
      key={`${index} ${id}`}
      id={`document-${index}`}
      label={t('When “{{name}}” is needed', { name: ownText(name) || String(index + 1) })}
      value={when as Json | undefined}
      document={document}
      shared={parts.shared}
      onChange={(next) => set(index, next)}
    />
  ));
}
