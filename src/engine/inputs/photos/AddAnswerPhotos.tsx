import type { ChangeEvent, Ref } from 'react';
import { useTranslate } from '../../useTranslate';
import type { FileKind } from '../../../definition/types/fieldType';
import { Icon } from '../Icon';
import { ariaOf, idList, type InputProps } from '../inputProps';
import { FILE_RULES } from './fileRules';

interface AddPhotosProps extends InputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly max: number;
  readonly kind: FileKind;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Renders the native file input, invisible over our own text: tap, drop, Tab and screen readers work natively. */
export function AddAnswerPhotos(props: AddPhotosProps) {
  const { ref, id, name, max, kind, labelledBy, describedBy, onAdd } = props;
  const { accept, words } = FILE_RULES[kind];
  const t = useTranslate();
  const isSingle = max === 1;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise the same file could not be chosen again after its deletion.
    currentTarget.value = '';
    onAdd(files);
  };
  return (
    <div className="rg-photos-add row">
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={!isSingle}
        className="rg-photos-input"
        id={id}
        name={name}
        onChange={choose}
        {...ariaOf(props)}
        aria-labelledby={idList(labelledBy, `${id}-add`)}
        aria-describedby={idList(describedBy, !isSingle && `${id}-limit`)}
      />
      <Icon shape={kind === 'pdf' ? 'document' : 'camera'} />
      <span className="rg-photos-words">
        <span id={`${id}-add`}>{t(isSingle ? words.addOne : words.add)}</span>
        <span className="rg-photos-drop">{t('form.photos.drop')}</span>
      </span>
      {!isSingle && (
        <span className="rg-photos-limit" id={`${id}-limit`}>
          {t(words.limit, { number: max })}
        </span>
      )}
    </div>
  );
}
