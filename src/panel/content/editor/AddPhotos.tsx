import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { PanelIcon } from '../../layout/PanelIcon';
import { PHOTO_TYPES, useUploads } from './useUploads';
import { t } from '../../language/t';

interface AddPhotosProps {
  readonly name: string;
  readonly many: boolean;
  readonly onAdded: (addresses: readonly string[]) => void;
  readonly describedBy?: string;
}

/** Sends photos that are chosen, or dropped on the button. */
export function AddPhotos({ name, many, onAdded, describedBy }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { sending, errors, send } = useUploads();
  // Sending takes a while. The list may be another one by then, or gone with the row that it stood in.
  const latest = useRef<typeof onAdded>(undefined);
  useEffect(() => {
    latest.current = onAdded;
    return () => {
      latest.current = undefined;
    };
  });
  const take = async (files: FileList | null) => {
    const addresses = await send([...(files ?? [])].slice(0, many ? undefined : 1));
    if (addresses.length > 0) latest.current?.(addresses);
  };
  return (
    <div
      className="pn-add-photos"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <Button
        aria-describedby={describedBy}
        variant="outlined"
        size="small"
        startIcon={<PanelIcon shape="picture" />}
        onClick={() => input.current?.click()}
      >
        {name}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={PHOTO_TYPES.join()}
        multiple={many}
        onChange={({ target }) => {
          void take(target.files).then(() => {
            // The same file may be chosen again.
            target.value = '';
          });
        }}
      />
      {sending.map(({ key, name: file, share }) => (
        <div key={key} className="pn-sending">
          <bdi>{file}</bdi>
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={t('Sending {{file}}', { file })}
          />
        </div>
      ))}
      <div role="status">
        {errors.map((error, index) => (
          <p key={index} className="pn-error">
            {error}
          </p>
        ))}
      </div>
    </div>
  );
}
