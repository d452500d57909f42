import { memo } from 'react';
import { AddPhotos } from './AddPhotos';
import { type EditedRows, editorControlId, useEditor, useInnerError } from './EditorContext';
import { FieldGroup } from './FieldGroup';
import { ErrorText } from './ErrorText';
import { Photo } from './Photo';
import { RowTools } from './RowTools';
import { useRows } from './useRows';
import { t } from '../../language/t';

/** Several pictures in their order; the first is the one that lists show. */
export const ImagesField = memo(function ImagesField({ path, label, rows }: EditedRows) {
  const { set } = useEditor();
  const error = useInnerError(path);
  const { keys, remove, move, announcement } = useRows(path, rows);
  return (
    <FieldGroup className="pn-images" hasError {...{ path, label, announcement }}>
      <ol className="stack">
        {rows.map((row, index) => (
          <li
            key={keys[index]}
            className="pn-frame stack"
            tabIndex={-1}
            aria-label={t('Photo {{number}}', { number: index + 1 })}
          >
            <Photo address={String(row)} name={t('Photo {{number}}', { number: index + 1 })} />
            <RowTools
              name={t('photo {{number}}', { number: index + 1 })}
              index={index}
              count={rows.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              isHorizontal
            />
          </li>
        ))}
      </ol>
      <AddPhotos name={t('Add photos')} many onAdded={(added) => set(path, [...rows, ...added])} />
      <ErrorText id={`${editorControlId(path)}-error`} words={error} />
    </FieldGroup>
  );
});
