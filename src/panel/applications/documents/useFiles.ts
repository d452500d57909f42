import { askDelete } from '../../data/askDelete';
import { useState } from 'react';
import { DOCUMENT_CALLS, type CaseFiles } from '../../../contract/documents';
import { readAs } from '../../../contract/readAs';
import { KEY_HEADER } from '../../../definition/payload/keyHeader';
import { ApiError } from '../../../platform/api/apiError';
import { upload } from '../../../platform/api/upload';
import { staffCall } from '../../data/staffCall';
import { t } from '../../language/t';
import { useRun } from '../../data/useRun';
import { sayDone } from '../../layout/notices';
import type { ApplicationPartProps, StaffApplication } from '../application';
import type { StaffPhoto } from '../photos/staffPhotos';
import type { Colleagues } from '../useColleagues';
import type { Failure, ReadyFile } from './prepareFiles';

/** Reads the files of an application in the response of a call that changes them. */
export const filesIn = (response: unknown): CaseFiles =>
  readAs(DOCUMENT_CALLS.set.response.schema, response);

/** Sends form data with a key. Throws ApiError after staff have been notified. */
export const sendOnce = (path: string, body: FormData, key: string): Promise<unknown> =>
  upload(path, body, { headers: { [KEY_HEADER]: key }, nameOf: () => '' });

/** Why the server has refused a file, or has not answered. */
export const failureText = (error: unknown): string =>
  (error instanceof ApiError && error.errors[0]?.message) || t('could not be sent');

/** Returns the key under which the sentence for given files is stored while it is written. */
export const giveKey = ({ id }: Pick<StaffApplication, 'id'>): string => `application/${id}/given`;

export interface FilesProps extends ApplicationPartProps, Pick<Colleagues, 'nameAt'> {}

export interface FilesUse extends FilesProps {
  /** Shows the files as they are stored now. */
  readonly onAnswer: (files: CaseFiles) => void;
}

/** Holds the files of an application as the last call has answered. What is read after it is at least as new. */
export function useCaseFiles(props: FilesProps) {
  const { application } = props;
  const [answer, setAnswer] = useState<{ readonly to: object; readonly files: CaseFiles }>();
  const onAnswer = (files: CaseFiles) => setAnswer({ to: application, files });
  const common: FilesUse = { ...props, onAnswer };
  return { files: answer?.to === application ? answer.files : application, common };
}

/** Puts files on an application, one after the other: of one that is refused staff see why, and the others are stored. */
export function usePutFiles({ application, onAnswer, onDone }: FilesUse, item: string) {
  const [sending, setSending] = useState('');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const put = async (files: readonly ReadyFile[]) => {
    setFailures([]);
    const path = `application/${application.id}/file/?${new URLSearchParams({ item }).toString()}`;
    for (const ready of files) {
      const { name, file, key } = ready;
      setSending(name);
      const body = new FormData();
      body.append('files', file, name);
      try {
        onAnswer(filesIn(await sendOnce(path, body, key)));
      } catch (error) {
        const text = `${name}: ${failureText(error)}`;
        const isRefused = error instanceof ApiError && error.status === 422;
        setFailures((others) => [...others, { name, text, ...(!isRefused && { again: ready }) }]);
      }
    }
    setSending('');
    onDone();
  };
  return { sending, failures, onFiles: (files: readonly ReadyFile[]) => void put(files) };
}

/** Takes files of an application for documents of its checklist, and removes files of staff. Both throw ApiError. */
export function useSortFiles({ application, onAnswer, onDone }: FilesUse) {
  const change = async (response: Promise<unknown>) => {
    onAnswer(filesIn(await response));
    onDone();
  };
  const path = `application/${application.id}/file/`;
  return {
    take: (file: string, item: string) => change(staffCall('PUT', path, { file, item })),
    remove: (file: string) => change(staffCall('DELETE', `${path}${file}/`)),
  };
}

/** Returns what removes a file for good, once staff have confirmed. */
export function useRemoval(use: FilesUse) {
  const { remove } = useSortFiles(use);
  const { run } = useRun();
  return async ({ id, name }: StaffPhoto) => {
    if (!(await askDelete({ name }))) return;
    await run(async () => {
      await remove(id);
      sayDone(t('Removed a file'));
    });
  };
}
