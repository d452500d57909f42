import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type CaseFiles, LONGEST_GIVEN } from '../../../contract/documents';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { DOCUMENT_FILES, GIVEN_TEXT } from '../../../definition/model/documentForm';
import { newKey } from '../../../engine/dom/newKey';
import { ApiError } from '../../../platform/api/apiError';
import { Loading } from '../../../platform/loading/Loading';
import { tooLong } from '../../base/tooLong';
import { useKeptState } from '../../data/edits/useKeptState';
import { withFormWords } from '../../data/fields/DayField';
import { SavingForm } from '../../data/fields/SavingForm';
import { useRun } from '../../data/useRun';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';
import type { StaffApplication } from '../application';
import { AskButtons } from '../handling/reply/AskButtons';
import { giveText } from '../handling/reply/templateValues';
import type { Message } from '../handling/reply/useMessage';
import type { Failure, ReadyFile } from './prepareFiles';
import { failureText, filesIn, type FilesUse, sendOnce } from './useFiles';

const AddFiles = withFormWords(async () => (await import('./AddFiles')).AddFiles);

/** Returns the key under which the sentence is stored while it is written. */
export const giveKey = ({ id }: Pick<StaffApplication, 'id'>): string => `application/${id}/given`;

const GIVING: Readonly<Record<'whatsapp' | 'email', PanelText>> = {
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
  const saving = useRun();
  const error = tooLong(text, LONGEST_GIVEN);
  const isReady = text.trim() !== '' && error === '' && files.length > 0;
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
      return filesIn(await sendOnce(`application/${application.id}/given/`, body, key));
    } catch (error) {
      if (error instanceof ApiError) setFailure({ name: '', text: failureText(error) });
      throw error;
    }
  };
  const send = (channel?: 'whatsapp' | 'email') =>
    saving.run(async () => {
      if (!isReady) return;
      let given: CaseFiles | undefined;
      const done = async () => {
        given = await give();
        finish();
        return giveText(application, message.name, text.trim());
      };
      try {
        await (channel ? message.open(channel, done) : done());
      } finally {
        // Also if there is no link: it was given.
        if (given !== undefined) {
          onAnswer(given);
          on.onGiven();
          onDone();
        }
      }
    });
  return (
    <SavingForm
      saving={saving}
      onSave={() => send()}
      className="ap-give stack"
      button={t('Give')}
      disabled={!isReady}
      other={
        <AskButtons
          message={message}
          disabled={!isReady}
          busy={saving.busy}
          labels={GIVING}
          onAsk={(by) => void send(by)}
          onCancel={() => {
            finish();
            on.onCancel();
          }}
        />
      }
    >
      <TextField
        // One that is there already may have been found when the page was opened.
        autoFocus={text === ''}
        multiline
        minRows={2}
        label={t('Sentence to the applicant, in {{language}}', {
          language: t(LANGUAGE_NAMES[application.language]),
        })}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKey(newKey());
        }}
        error={error !== ''}
        helperText={error}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.key} className="line">
              <bdi className="truncate">{file.name}</bdi>
              <Button
                size="small"
                aria-label={t('Remove {{name}}', { name: file.name })}
                onClick={() => choose(files.filter((one) => one !== file))}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Loading>
        <AddFiles
          label={t('Choose files')}
          failures={failure ? [failure] : []}
          onFiles={(more) => choose([...files, ...more])}
        />
      </Loading>
    </SavingForm>
  );
}
