import Box from '@mui/material/Box';
import { PanelCard } from '../../../base/PanelCard';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ActivityEntry } from '../../../../contract/activity';
import { LONGEST_REPLY } from '../../../../contract/applications';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { LANGUAGES } from '../../../../definition/model/text';
import { listIn, textIn } from '../../../../platform/content/readResponse';
import { toTranslatedText } from '../../../../platform/content/translatedText';
import { SelectField } from '../../../data/fields/SelectField';
import { keptEdit } from '../../../data/edits/keptEdits';
import { forgetSent } from '../../../data/staffOnce';
import { useKeptState } from '../../../data/edits/useKeptState';
import { useFetched } from '../../../../platform/api/useFetched';
import type { StaffApplication } from '../../application';
import { CHANNEL_WORDS } from '../../applicationWords';
import { BlockedLink } from './BlockedLink';
import { fillTemplate, LINK } from './replyText';
import { templateValues } from './templateValues';
import { useMessage } from './useMessage';
import { useRun } from '../../../data/useRun';
import { useInsertion } from './replyText';
import { t } from '../../../language/t';
import { panelLanguage } from '../../../language/panelLanguage';

interface ReplyCardProps {
  readonly application: StaffApplication;
  readonly activity: readonly ActivityEntry[];
  readonly onReplied: () => void;
}

/**
 * Writes to the applicant by WhatsApp or e-mail, or calls, in one press; each is noted under Activity. A template is
 * the whole message until something is typed; from then on one is put in where the cursor is.
 */
export function ReplyCard({ application, activity, onReplied }: ReplyCardProps) {
  const { id } = application;
  const [language, setLanguage] = useState(application.language);
  const [template, setTemplate] = useState('');
  const textKey = `application/${id}/reply`;
  /** Empty: the message is the template. */
  const [typed, setTyped, finish] = useKeptState(textKey, '');
  const found = useFetched('reply_template/', templatesIn);
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
  const path = `application/${id}/reply/`;
  useEffect(
    () => () => {
      // Without a text that is kept, nothing tells a later call from a repeated one.
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
  const buttons = number !== undefined && (
    <>
      <Button variant="contained" target="_blank" rel="noreferrer" {...linkTo('whatsapp')}>
        {t(CHANNEL_WORDS.whatsapp)}
      </Button>
      <Button variant="outlined" href={`tel:+${number}`} onClick={() => note('call', '')}>
        {t(CHANNEL_WORDS.call)}
      </Button>
    </>
  );
  return (
    <PanelCard id="ap-reply-title" title={t('Reply')}>
      <Box className="stack-8" sx={{ gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <SelectField
          label={t('Template')}
          value={template}
          options={[
            ['', typed === '' ? t('No template') : t('Choose…')],
            ...templates.map(
              (one) => [one.id, one.name[panelLanguage()] || one.name[language]] as const,
            ),
          ]}
          onChoose={(next) => {
            if (typed === '') setTemplate(next);
            else insert(filled(next));
          }}
        />
        <SelectField
          label={t('Language')}
          value={language}
          options={LANGUAGES.map((each) => [each, t(LANGUAGE_NAMES[each])] as const)}
          onChoose={setLanguage}
        />
      </Box>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={2}
        label={t('Message')}
        error={error !== ''}
        helperText={
          error ||
          (text.includes(LINK) && t('{link} becomes a new link to the status page.')) ||
          t('It is noted under Activity as soon as you open it in WhatsApp or your e-mail program.')
        }
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => {
          forgetSent(path);
          setTemplate('');
          setTyped(target.value);
        }}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <div className="row">
        {buttons}
        {email !== '' && (
          <Button variant="outlined" {...linkTo('email')}>
            {t(CHANNEL_WORDS.email)}
          </Button>
        )}
      </div>
      <Box
        component="nav"
        className="row"
        sx={{
          // At hand wherever the page is scrolled to.
          zIndex: 6,
          justifyContent: 'space-around',
          padding: 1,
          borderBlockStart: '1px solid var(--rega-line)',
          background: 'var(--rega-paper)',
          display: { xs: 'flex', sm: 'none' },
          '@media screen': { position: 'fixed', insetBlockEnd: 0, insetInline: 0 },
          '@media print': { display: 'none' },
        }}
        aria-label={t('Reply')}
      >
        {buttons}
        <Button variant="outlined" href="#ap-work-title">
          {t('Status')}
        </Button>
      </Box>
      <BlockedLink blocked={blocked} />
      {number === undefined && email === '' && (
        <p>{t('There is no phone number or e-mail address.')}</p>
      )}
    </PanelCard>
  );
}

const templatesIn = (response: unknown) =>
  listIn(response).map(({ id, name, text }) => ({
    id: textIn(id),
    name: toTranslatedText(name),
    text: toTranslatedText(text),
  }));
