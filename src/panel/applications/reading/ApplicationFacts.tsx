import { useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { SearchFields } from '../../../definition/describe/searchFields';
import { backendHas } from '../../../platform/api/capabilities';
import { AboutWords } from '../AboutWords';
import type { StaffApplication } from '../application';
import { PanelIcon } from '../../base/PanelIcon';
import { zonedText } from '../../base/moment';
import { keptEdit } from '../../data/edits/keptEdits';
import { goToPart, partId } from '../caseParts';
import { Fact } from '../../layout/Fact';
import { CHANNEL_WORDS } from '../applicationWords';
import { replyKey, useMessage } from '../handling/reply/useMessage';
import { panelHref } from '../../base/panelHref';
import { agoText } from '../../base/ago';
import { useCounted } from '../../arrivals/useCounted';
import { ownText } from '../../language/panelLanguage';
import Box from '@mui/material/Box';
import { HIDDEN } from '../../base/theme';
import { t } from '../../language/t';

interface ApplicationFactsProps {
  readonly application: StaffApplication;
  /** The applicant. */
  readonly who: Pick<SearchFields, 'phone' | 'email'>;
  /** Is called when the applicant was called or written to from here. */
  readonly onReplied?: () => void;
}

/** Renders in one line what an application is for, whose it is and when it arrived; on paper with the names of these. */
export function ApplicationFacts({ application, who, onReplied }: ApplicationFactsProps) {
  const { createdAt, language, definition, title } = application;
  const [now] = useState(() => new Date());
  const passport = passportOf(application);
  return (
    <Box component="dl" className="ap-facts" sx={{ '@media screen': { '& dt': HIDDEN } }}>
      <Fact name={t('Service')}>{ownText(definition.tile.title)}</Fact>
      {title !== '' && (
        <Fact name={t('For')}>
          <AboutWords about={title} />
        </Fact>
      )}
      {who.phone !== '' && (
        <Fact name={t('Phone number')}>
          <bdi dir="ltr">{who.phone}</bdi>
          {onReplied && <Reach {...{ application, onReplied }} />}
          {backendHas('applications') && <Others search={who.phone} />}
        </Fact>
      )}
      {who.email !== '' && (
        <Fact name={t('E-mail')}>
          <Email email={who.email} />
        </Fact>
      )}
      {passport && (
        <Fact name={passport.label}>
          <bdi dir="ltr">{passport.number}</bdi>
          {backendHas('applications') && <Others search={passport.number} />}
        </Fact>
      )}
      {createdAt !== '' && (
        <Fact name={t('Received')}>
          <time dateTime={createdAt} title={zonedText(createdAt)} className="ap-age">
            {agoText(createdAt, now)}
          </time>
          <span className="ap-print-only">{zonedText(createdAt)}</span>
        </Fact>
      )}
      {backendHas('applications') && (
        <Fact name={t('Visitor’s language')}>{t(LANGUAGE_NAMES[language])}</Fact>
      )}
    </Box>
  );
}

/** Links beside the number: writes to it or calls it, which is noted under Activity. */
function Reach({ application, onReplied }: Required<Omit<ApplicationFactsProps, 'who'>>) {
  const { number, hrefOf, note } = useMessage(application, onReplied);
  if (number === undefined) return null;
  return (
    <>
      <a
        className="ap-thumb"
        href={hrefOf('whatsapp', '')}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          // A message that is begun is sent where it stands.
          const isBegun = keptEdit(replyKey(application)) !== undefined;
          if (isBegun) event.preventDefault();
          if (isBegun) goToPart(partId('reply'));
          else note('whatsapp', '');
        }}
      >
        <PanelIcon shape="chat" />
        {t(CHANNEL_WORDS.whatsapp)}
      </a>
      <a className="ap-thumb" href={`tel:+${number}`} onClick={() => note('call', '')}>
        <PanelIcon shape="call" />
        {t(CHANNEL_WORDS.call)}
      </a>
    </>
  );
}

/** Renders an address that is broken after its @ rather than within a word. */
function Email({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

/** Returns the applicant's passport number, if the form asks for it. */
function passportOf({ definition: { form }, answers }: StaffApplication) {
  for (const [name, field] of Object.entries(form.properties)) {
    const number = answers[name];
    if (!/passportNumber/iu.test(name) || typeof number !== 'string' || number === '') continue;
    return { label: ownText(field.label), number };
  }
  return undefined;
}

/** Links to other applications of the same person, or one that was sent twice: by phone number or passport. */
function Others({ search: text }: { readonly search: string }) {
  const search = new URLSearchParams({ search: text }).toString();
  const others = (useCounted(search) ?? 1) - 1;
  if (others < 1) return null;
  return (
    <Link href={`${panelHref('home/inbox')}?${search}`}>
      {t('{{count}} other applications', { count: others })}
    </Link>
  );
}
