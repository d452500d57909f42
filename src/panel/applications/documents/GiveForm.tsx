import Button from '@mui/material/Button';
import { useState } from 'react';
import { LONGEST_GIVEN } from '../../../contract/documents';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { DOCUMENT_FILES, GIVEN_TEXT } from '../../../definition/model/documentForm';
import { newKey } from '../../../engine/dom/newKey';
import { ApiError } from '../../../platform/api/apiError';
import { TextArea } from '../../base/TextArea';
import { tooLong } from '../../base/tooLong';
import { useKeptState } from '../../data/edits/useKeptState';
import { t } from '../../language/t';
import type { Labels } from '../handling/reply/AskButtons';
import { SendForm } from '../handling/reply/SendForm';
import { giveText } from '../handling/reply/templateValues';
import type { Message } from '../handling/reply/useMessage';
import type { Failure, ReadyFile } from './prepareFiles';
import { AddFiles } from './AddFiles';
import { failureText, filesIn, type FilesUse, giveKey, sendOnce } from './useFiles';

const GIVING: Labels = {
  whatsapp: 'Give and open WhatsApp',
  email: 'Give and write an e-mail',
};

interface GiveFormProps extends FilesUse {
  readonly message: Message;
  readonly onGiven: () => void;
  readonly onCancel: () => void;
}

/** Writes a sentence to the applicant and chooses the files that are given with it. */
export function GiveForm({ application, message, onAnswer, onDone, ...on }: GiveFormProps) {
  const [text, setText, finish] = useKeptState(giveKey(application), '');
  const [files, setFiles] = useState<readonly ReadyFile[]>([]);
  /** Something else is given under another key. */
  const [key, setKey] = useState(newKey);
  const [failure, setFailure] = useState<Failure>();
  const error = tooLong(text, LONGEST_GIVEN);
  const choose = (next: readonly ReadyFile[]) => {
    setFiles(next);
    setKey(newKey());
    setFailure(undefined);
  };
  const give = async () => {
    const body = new FormData();
    body.append(GIVEN_TEXT, text.trim());
    for (const { file, name } of files) body.append(DOCUMENT_FILES, file, name);
    try {
      const given = filesIn(await sendOnce(`application/${application.id}/given/`, body, key));
      finish();
      return given;
    } catch (error) {
      if (error instanceof ApiError) setFailure({ name: '', text: failureText(error) });
      throw error;
    }
  };
  return (
    <SendForm
      className="stack"
      message={message}
      button={t('Give')}
      labels={GIVING}
      isReady={text.trim() !== '' && error === '' && files.length > 0}
      send={give}
      textOf={() => giveText(application, message.name, text.trim())}
      onSent={(given) => {
        onAnswer(given);
        on.onGiven();
        onDone();
      }}
      onCancel={() => {
        finish();
        on.onCancel();
      }}
    >
      <TextArea
        // One that is there already may have been found when the page was opened.
        autoFocus={text === ''}
        label={t('Sentence to the applicant, in {{language}}', {
          language: t(LANGUAGE_NAMES[application.language]),
        })}
        value={text}
        onText={(next) => {
          setText(next);
          setKey(newKey());
        }}
        error={error}
      />
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.key} className="line">
              <bdi className="truncate">{file.name}</bdi>
              <Button
                aria-label={t('Remove {{name}}', { name: file.name })}
                onClick={() => choose(files.filter((one) => one !== file))}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddFiles
        label={t('Choose files')}
        failures={failure ? [failure] : []}
        onFiles={(more) => choose([...files, ...more])}
      />
    </SendForm>
  );
}
