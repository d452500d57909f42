import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Json } from '../../../definition/values';
import { AddPhotos } from './AddPhotos';
import { controlId, useEditor, useIssueAt } from './EditorContext';
import { Fault } from './Fault';
import { Photo } from './Photo';

interface ImageFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Json | undefined;
}

/** One picture: sent at once, or the address of one that is there already. */
export const ImageField = memo(function ImageField({ path, label, value }: ImageFieldProps) {
  const { set } = useEditor();
  const words = useIssueAt(path);
  const id = controlId(path);
  const address = typeof value === 'string' ? value : '';
  return (
    <fieldset className="pn-field pn-image">
      <legend className="pn-label">{label}</legend>
      <Photo address={address} name={label} />
      <div className="pn-image-tools">
        <span className="pn-image-buttons">
          <AddPhotos
            name={address === '' ? 'Choose a photo' : 'Replace'}
            many={false}
            onAdded={([first = '']) => set(path, first)}
            control={{ 'aria-describedby': words === undefined ? undefined : `${id}-fault` }}
          />
          {address !== '' && (
            <Button size="small" color="error" onClick={() => set(path, '')}>
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
