import IconButton from '@mui/material/IconButton';
import { memo, useRef } from 'react';
import { PanelIcon } from '../../layout/PanelIcon';
import { AddPhotos } from './AddPhotos';
import { type EditedRows, editorControlId, useEditor, useInnerError } from './EditorContext';
import { FieldGroup } from './FieldGroup';
import { ErrorText } from './ErrorText';
import { Photo } from './Photo';
import { useRows } from './useRows';
import { t } from '../../language/t';

/** Several pictures in their order; the first is the one that lists show. */
export const ImagesField = memo(function ImagesField({ path, label, rows }: EditedRows) {
  const { set } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const error = useInnerError(path);
  const id = editorControlId(path);
  const focusRow = (index: number) => {
    const row = list.current?.children[index];
    if (row instanceof HTMLElement) row.focus();
    else document.getElementById(id)?.focus();
  };
  const { keys, remove, move, announcement } = useRows(path, rows, focusRow);
  return (
    <FieldGroup className="pn-images" hasError {...{ path, label, announcement }}>
      <ol ref={list}>
        {rows.map((row, index) => (
          <li
            key={keys[index]}
            tabIndex={-1}
            aria-label={t('Photo {{number}}', { number: index + 1 })}
          >
            <Photo address={String(row)} name={t('Photo {{number}}', { number: index + 1 })} />
            <span className="pn-row-tools">
              <IconButton
                size="small"
                aria-label={t('Move photo {{number}} forward', { number: index + 1 })}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <PanelIcon shape="back" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('Move photo {{number}} backward', { number: index + 1 })}
                aria-disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <PanelIcon shape="next" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('Remove photo {{number}}', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <PanelIcon shape="bin" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <AddPhotos name={t('Add photos')} many onAdded={(added) => set(path, [...rows, ...added])} />
      <ErrorText id={`${id}-error`} words={error} />
    </FieldGroup>
  );
});
