import type { ServiceFile } from '../../../definition/model/service';
import { USUAL_STATUSES } from '../../../definition/model/statuses';
import { Fieldset, TextInput } from '../../designer/service/controls/inputs';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { withIds } from '../prepare';
import { textIn } from '../textIn';

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
          label={ownText(textIn(name)) || String(index + 1)}
          value={id}
          onText={(text) => onChange(set(text))}
        />
      ))}
    </Fieldset>
  );
}
