import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import * as read from '../../../../platform/content/read';
import { newKey } from '../../../../engine/dom/newKey';
import { ApiError } from '../../../../platform/api/apiError';
import { upload } from '../../../../platform/api/upload';
import { backendHas } from '../../../../platform/api/capabilities';
import { PanelIcon } from '../../../base/PanelIcon';
import { keepPicture } from '../../../base/pendingPictures';
import { t } from '../../../language/t';

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
    <Box
      className="stack-8"
      sx={{ justifyItems: 'start' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <Button
        aria-describedby={describedBy}
        variant="outlined"
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
        <Box key={key} sx={{ width: '220px', fontSize: '0.875rem' }}>
          <bdi>{file}</bdi>
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={t('Sending {{file}}', { file })}
          />
        </Box>
      ))}
      <div role="status">
        {errors.map((error, index) => (
          <p key={index} className="pn-error">
            {error}
          </p>
        ))}
      </div>
    </Box>
  );
}

interface UploadProgress {
  readonly key: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

const PATH = 'content_photo/';

/** See docs/requirements.md, P28: the standalone uploader takes these alone. */
const PHOTO_TYPES = ['image/png', 'image/jpeg'];

/** Sends pictures of content, telling how far each is, and what went wrong with the last ones: one text for each file. */
function useUploads() {
  const [sending, setSending] = useState<readonly UploadProgress[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const tell = ({ name }: File, words: string) =>
    setErrors((others) => [...others, `${name}: ${words}`]);

  const sendOne = async (file: File): Promise<string | undefined> => {
    if (!backendHas('uploads')) return keepPicture(file);
    const key = newKey();
    const show = (share: number) =>
      setSending((others) => [
        ...others.filter((other) => other.key !== key),
        { key, name: file.name, share },
      ]);
    show(0);
    const body = new FormData();
    body.set('photo', file);
    try {
      return read.text(read.record(await upload(PATH, body, { onProgress: show })).address);
    } catch (error) {
      tell(file, wordsOf(error));
      return undefined;
    } finally {
      setSending((others) => others.filter((other) => other.key !== key));
    }
  };

  /** Gives the addresses of those that arrived, in the order in which they were chosen. */
  const send = async (files: readonly File[]): Promise<readonly string[]> => {
    const photos = files.filter(({ type }) => PHOTO_TYPES.includes(type));
    setErrors([]);
    for (const file of files) {
      if (!photos.includes(file)) tell(file, t('Only PNG and JPEG photos can be added.'));
    }
    const addresses = await Promise.all(photos.map(sendOne));
    return addresses.flatMap((address) => address || []);
  };
  return { sending, errors, send };
}

const wordsOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors[0]?.message) || t('could not be sent');
