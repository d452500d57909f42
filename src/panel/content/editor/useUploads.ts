import { useState } from 'react';
import { newKey } from '../../../engine/flow/newKey';
import { ApiError } from '../../../platform/api/apiError';
import { upload } from '../../../platform/api/upload';
import { recordIn, textIn } from '../../../platform/content/readResponse';
import { hasOwnCalls } from '../../../platform/readPageSettings';
import { keepPicture } from '../pendingPictures';
import { t } from '../../language/t';

/** A picture on its way to the server. */
export interface UploadProgress {
  readonly key: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

interface Uploads {
  readonly sending: readonly UploadProgress[];
  /** What went wrong with the last ones, one text for each file. */
  readonly errors: readonly string[];
  /** Gives the addresses of those that arrived, in the order in which they were chosen. */
  readonly send: (files: readonly File[]) => Promise<readonly string[]>;
}

const PATH = 'content_photo/';

/** See docs/requirements.md, P28: the standalone uploader takes these alone. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg'];

/** Sends pictures of content, telling how far each is. */
export function useUploads(): Uploads {
  const [sending, setSending] = useState<readonly UploadProgress[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const tell = ({ name }: File, words: string) =>
    setErrors((others) => [...others, `${name}: ${words}`]);

  const sendOne = async (file: File): Promise<string | undefined> => {
    if (!hasOwnCalls) return keepPicture(file);
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
      return textIn(recordIn(await upload(PATH, body, { onProgress: show })).address);
    } catch (error) {
      tell(file, wordsOf(error));
      return undefined;
    } finally {
      setSending((others) => others.filter((other) => other.key !== key));
    }
  };

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
