import Button from '@mui/material/Button';
import { type MouseEvent, useEffect, useState } from 'react';
import * as read from '../../../../platform/content/read';
import type { ActivityEntry } from '../../../../contract/activity';
import { LONGEST_REPLY } from '../../../../contract/applications';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { LANGUAGES } from '../../../../definition/model/text';
import { keptEdit } from '../../../data/edits/keptEdits';
import { responseMemory } from '../../../data/responseMemory';
import { TextArea } from '../../../base/TextArea';
import { Property } from '../../Property';
import { forgetSent } from '../../../data/staffOnce';
import { useKeptState } from '../../../data/edits/useKeptState';
import { useFetched } from '../../../../platform/api/useFetched';
import type { StaffApplication } from '../../application';
import { CHANNEL_WORDS } from '../../applicationWords';
import { BlockedLink } from './BlockedLink';
import { fillTemplate, LINK, useInsertion } from './replyText';
import { templateValues } from './templateValues';
import { replyKey, replyPath, useMessage } from './useMessage';
import { useRun } from '../../../data/useRun';
import { t } from '../../../language/t';
import { panelLanguage } from '../../../language/panelLanguage';

interface ReplyFormProps {
  readonly application: StaffApplication;
  readonly activity: readonly ActivityEntry[];
  readonly onReplied: () => void;
}

/**
 * Writes to the applicant by WhatsApp or e-mail, or calls, in one press; each is noted under Activity. A template is
 * the whole message until something is typed; from then on one is put in where the cursor is.
 */
export function ReplyForm({ application, activity, onReplied }: ReplyFormProps) {
  const [language, setLanguage] = useState(application.language);
  const [template, setTemplate] = useState('');
  const textKey = replyKey(application);
  /** Empty: the message is the template. */
  const [typed, setTyped, finish] = useKeptState(textKey, '');
  const found = useFetched('reply_template/', templatesIn, TEMPLATES);
  const templates = found.state === 'ready' ? found.value : [];
  const message = useMessage({ ...application, language }, (channel) => {
    if (channel !== 'call') {
      finish();
      // Else it would be there again, with the next status, and be sent twice.
      setTemplate('');
    }
    onReplied();
  });
  const { name, email, number, note, hrefOf, blocked } = message;
  const values = { name, ...templateValues(application, activity, language) };
  const filled = (of: string) =>
    fillTemplate(templates.find((one) => one.id === of)?.text[language] ?? '', values);
  const text = typed || filled(template);
  const { onBlur, insert, error } = useInsertion(text, setTyped, LONGEST_REPLY);
  const path = replyPath(application);
  useEffect(
    () => () => {
      // Without a typed text, nothing tells a later message from a repeated one.
      if (keptEdit(textKey) === undefined) forgetSent(path);
    },
    [path, textKey],
  );
  const { run } = useRun();
  /** Opens a message by a link, or one with a link in it as soon as that is made. */
  const linkTo = (channel: 'whatsapp' | 'email') => ({
    disabled: error !== '',
    href: hrefOf(channel, text),
    onClick: (event: MouseEvent) => {
      if (!text.includes(LINK)) {
        note(channel, text);
        return;
      }
      event.preventDefault();
      void run(() => message.open(channel, async () => text));
    },
  });
  return (
    <>
      <div className="line">
        <Property
          label={t('Template')}
          value={templates.find(({ id }) => id === template)?.title ?? t('Choose…')}
          current={template}
          options={[
            ['', t('No template')],
            ...templates.map((one) => [one.id, one.title] as const),
          ]}
          onChoose={(next) => {
            if (typed === '') setTemplate(next);
            else insert(filled(next));
          }}
        />
        <Property
          label={t('Language')}
          value={t(LANGUAGE_NAMES[language])}
          current={language}
          options={LANGUAGES.map((each) => [each, t(LANGUAGE_NAMES[each])] as const)}
          onChoose={setLanguage}
        />
      </div>
      <TextArea
        label={t('Message')}
        error={error}
        helperText={
          text.includes(LINK) ? t('{link} becomes a new link to the status page.') : undefined
        }
        value={text}
        onBlur={onBlur}
        onText={(next) => {
          forgetSent(path);
          setTemplate('');
          setTyped(next);
        }}
      />
      <div className="row">
        {number !== undefined && (
          <Button variant="contained" target="_blank" rel="noreferrer" {...linkTo('whatsapp')}>
            {t(CHANNEL_WORDS.whatsapp)}
          </Button>
        )}
        {email !== '' && <Button {...linkTo('email')}>{t(CHANNEL_WORDS.email)}</Button>}
      </div>
      <BlockedLink blocked={blocked} />
      {number === undefined && email === '' && (
        <p>{t('There is no phone number or e-mail address.')}</p>
      )}
    </>
  );
}

/** Opening the next application does not read them again. */
const TEMPLATES = responseMemory();

const templatesIn = (response: unknown) =>
  read.list(response).map(({ id, name, text }) => ({
    id: read.text(id),
    title: titleOf(read.translated(name)),
    text: read.translated(text),
  }));

const titleOf = (name: ReturnType<typeof read.translated>): string =>
  name[panelLanguage()] || LANGUAGES.map((each) => name[each]).find(Boolean) || '';
