import TextField from '@mui/material/TextField';
import { LONGEST_REQUEST, REQUEST_CALLS } from '../../../contract/requests';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { pick, type Text } from '../../../definition/model/text';
import { DayField } from '../../data/fields/DayField';
import { SavingForm } from '../../data/fields/SavingForm';
import { SelectField } from '../../data/fields/SelectField';
import { forgetSent, staffOnce } from '../../data/staffOnce';
import { useKeptState } from '../../data/edits/useKeptState';
import type { StaffApplication } from '../application';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';
import { FieldChoice } from './FieldChoice';
import { useInsertion } from '../handling/reply/replyText';
import { readAs } from '../../../contract/readAs';
import { AskButtons } from '../handling/reply/AskButtons';
import { askText } from '../handling/reply/templateValues';
import type { Message } from '../handling/reply/useMessage';
import { useRun } from '../../data/useRun';

/** What staff often write; it is put into the text, and can be changed there. */
const TEMPLATES: readonly { readonly name: PanelText; readonly text: Text }[] = [
  {
    name: 'Something is missing',
    text: [
      'تکایە ئەم زانیارییانە تەواو بکە تا بتوانین بەردەوام بین لەسەر داواکارییەکەت.',
      'يرجى إكمال هذه المعلومات حتى نتمكن من متابعة طلبك.',
      'Please complete this information so that we can continue with your request.',
    ],
  },
  {
    name: 'A photo cannot be read',
    text: [
      'وێنەکە ڕوون نییە. تکایە وێنەیەکی ڕوونتر بنێرە کە هەموو لایەکی دیار بێت.',
      'الصورة غير واضحة. يرجى إرسال صورة أوضح تظهر فيها جميع الأطراف.',
      'The photo cannot be read. Please send a clearer one that shows all its edges.',
    ],
  },
  {
    name: 'An answer does not look right',
    text: [
      'تکایە ئەم وەڵامانە بپشکنە و ئەگەر هەڵەیان تێدایە ڕاستیان بکەرەوە.',
      'يرجى مراجعة هذه الإجابات وتصحيحها إن كان فيها خطأ.',
      'Please check these answers and correct them if they are wrong.',
    ],
  },
];

/** What is asked, as it is filled in. */
const NOTHING = { fields: [] as readonly string[], text: '', due: '' };

/** Returns the key under which a request is kept while it is filled in. */
export const askKey = ({ id }: Pick<StaffApplication, 'id'>): string => `application/${id}/request`;

interface AskFormProps {
  readonly application: StaffApplication;
  /** Outlives the form: it shows the link of a message that the browser has not opened. */
  readonly message: Message;
  readonly onAsked: (response: unknown) => void;
  readonly onCancel: () => void;
}

/** Chooses the fields, the text and the date of a request. */
export function AskForm({ application, message, onAsked, onCancel }: AskFormProps) {
  const { id, language, definition } = application;
  const [request, setRequest, finish] = useKeptState(askKey(application), NOTHING);
  const { fields, text, due } = request;
  const change = (part: Partial<typeof NOTHING>) => setRequest((last) => ({ ...last, ...part }));
  const { onBlur, insert, error } = useInsertion(
    text,
    (next) => change({ text: next }),
    LONGEST_REQUEST,
  );
  const saving = useRun();
  const path = `application/${id}/request/`;
  const isReady = fields.length > 0 && error === '';
  const send = (channel?: 'whatsapp' | 'email') =>
    saving.run(async () => {
      if (!isReady) return;
      const body = { fields, text, due: due === '' ? null : due };
      let response: unknown;
      const ask = async () => {
        response = await staffOnce(path, body);
        finish();
        const { requests } = readAs(REQUEST_CALLS.ask.response.schema, response);
        return askText({ ...application, requests }, message.name);
      };
      try {
        await (channel ? message.open(channel, ask) : ask());
      } finally {
        // Also if there is no link: it was asked.
        if (response !== undefined) onAsked(response);
      }
    });
  return (
    <SavingForm
      saving={saving}
      onSave={() => send()}
      className="ap-ask stack"
      button={t('Ask the applicant')}
      disabled={!isReady}
      other={
        <AskButtons
          message={message}
          disabled={!isReady}
          busy={saving.busy}
          onAsk={(by) => void send(by)}
          onCancel={() => {
            forgetSent(path);
            finish();
            onCancel();
          }}
        />
      }
    >
      <FieldChoice
        definition={definition}
        legend={t('Fields that the applicant fills in again')}
        chosen={fields}
        onChoose={(chosen) => change({ fields: chosen })}
      />
      <SelectField
        label={t('Begin with a template')}
        value=""
        options={[['', t('Choose…')], ...TEMPLATES.map(({ name }) => [name, t(name)] as const)]}
        onChoose={(chosen) => {
          const template = TEMPLATES.find(({ name }) => name === chosen);
          if (template) insert(pick(template.text, language));
        }}
      />
      <TextField
        multiline
        minRows={3}
        label={t('Text to the applicant, in {{language}}', {
          language: t(LANGUAGE_NAMES[language]),
        })}
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => change({ text: target.value })}
        error={error !== ''}
        helperText={error}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <DayField
        label={t('Answer by (optional)')}
        value={due}
        onChoose={(day) => change({ due: day })}
      />
    </SavingForm>
  );
}
