import Button from '@mui/material/Button';
import { memo, useRef } from 'react';
import type { Json } from '../../../definition/model/values';
import { AddPhotos } from './AddPhotos';
import { editorControlId, useEditor, useIssueAt } from './EditorContext';
import { Fault } from './Fault';
import { Photo } from './Photo';

interface ImageFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** One picture: sent at once, or the address of one that is there already. Another comes in its place once it is removed. */
export const ImageField = memo(function ImageField({ path, label, value }: ImageFieldProps) {
  const { set } = useEditor();
  const words = useIssueAt(path);
  const id = editorControlId(path);
  const address = typeof value === 'string' ? value : '';
  const buttons = useRef<HTMLSpanElement>(null);
  /** The button that was pressed is gone by then, and the focus with it. */
  const put = (next: string) => {
    set(path, next);
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  return (
    <fieldset className="pn-field pn-image">
      <legend className="pn-label">{label}</legend>
      <Photo address={address} name={label} />
      <div className="pn-image-tools">
        <span className="pn-image-buttons" ref={buttons}>
          {address === '' ? (
            <AddPhotos
              name="Choose a photo"
              many={false}
              onAdded={([first = '']) => put(first)}
              control={{ 'aria-describedby': words === undefined ? undefined : `${id}-fault` }}
            />
          ) : (
            <Button size="small" color="error" onClick={() => put('')}>
              Remove
            </Button>
          )}
        </span>
        <label className="pn-address">
          Address
          <input
            id={id}
            className="pn-input"
            dir="ltr"
            spellCheck={false}
            value={address}
            aria-invalid={words === undefined ? undefined : true}
            aria-describedby={words === undefined ? undefined : `${id}-fault`}
            onChange={({ target }) => set(path, target.value.trim())}
          />
        </label>
        <Fault id={`${id}-fault`} words={words} />
      </div>
    </fieldset>
  );
});
