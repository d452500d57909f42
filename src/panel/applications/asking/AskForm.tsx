import { LONGEST_REQUEST, REQUEST_CALLS } from '../../../contract/requests';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { pick, type Text } from '../../../definition/model/text';
import { TextArea } from '../../base/TextArea';
import { DayField } from '../../data/fields/DayField';
import { SelectField } from '../../data/fields/SelectField';
import { forgetSent, staffOnce } from '../../data/staffOnce';
import { useKeptState } from '../../data/edits/useKeptState';
import { askKey, type StaffApplication } from '../application';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';
import { FieldChoice } from './FieldChoice';
import { useInsertion } from '../handling/reply/replyText';
import { readAs } from '../../../contract/readAs';
import { SendForm } from '../handling/reply/SendForm';
import { askText } from '../handling/reply/templateValues';
import type { Message } from '../handling/reply/useMessage';

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

interface AskFormProps {
  readonly application: StaffApplication;
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
  const path = `application/${id}/request/`;
  return (
    <SendForm
      className="ap-ask stack"
      message={message}
      button={t('Ask the applicant')}
      isReady={fields.length > 0 && error === ''}
      send={async () => {
        const response = await staffOnce(path, { fields, text, due: due === '' ? null : due });
        finish();
        return response;
      }}
      textOf={(response) => {
        const { requests } = readAs(REQUEST_CALLS.ask.response.schema, response);
        return askText({ ...application, requests }, message.name);
      }}
      onSent={onAsked}
      onCancel={() => {
        forgetSent(path);
        finish();
        onCancel();
      }}
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
      <TextArea
        rows={3}
        label={t('Text to the applicant, in {{language}}', {
          language: t(LANGUAGE_NAMES[language]),
        })}
        value={text}
        onBlur={onBlur}
        onText={(next) => change({ text: next })}
        error={error}
      />
      <DayField
        label={t('Answer by (optional)')}
        value={due}
        onChoose={(day) => change({ due: day })}
      />
    </SendForm>
  );
}
