import ListItem from '@mui/material/ListItem';
import List from '@mui/material/List';
import { PanelCard } from '../base/PanelCard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { SERVICES } from '../../definition/content/contentReferences';
import { recordHref } from '../base/recordHref';
import { composingHref } from '../composing/composing';
import { kindCalled } from '../pages';
import type { BrokenReason, Dashboard } from '../../contract/panel';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { inList, ownText } from '../language/panelLanguage';

const FIRST = 6;

interface MissingCardProps {
  readonly missing: Dashboard['missing'];
  readonly total: number;
}

/** Lists content with missing translations, with links to the editor. */
export function MissingCard({ missing, total }: MissingCardProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? missing : missing.slice(0, FIRST);
  const unlisted = total - missing.length;
  if (total === 0) return null;
  return (
    <PanelCard className="hm-wide" title={t('Missing translations')}>
      <p className="muted">{t('{{count}} records lack a text in a language.', { count: total })}</p>
      <List disablePadding className="hm-gaps">
        {shown.map((one) => (
          <ListItem divider key={`${one.kind}/${one.id}`}>
            <RecordLine {...one} />
            <span className="pn-small">
              {inList(one.languages.map((language) => t(LANGUAGE_NAMES[language])))}
            </span>
          </ListItem>
        ))}
      </List>
      {missing.length > FIRST && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show {{number}} more', { number: missing.length - FIRST })}
        </Button>
      )}
      {isOpen && unlisted > 0 && (
        <p className="muted">{t('And {{number}} more.', { number: unlisted })}</p>
      )}
    </PanelCard>
  );
}

type RecordLineProps = Pick<Dashboard['missing'][number], 'kind' | 'id' | 'title'> & {
  readonly note?: string;
};

/** Renders the name of a record, which leads to its editor, above its kind and a note. */
function RecordLine({ kind: kindId, id, title, note }: RecordLineProps) {
  const kind = kindCalled(kindId);
  const kindTitle = kind && ownText(kind.title);
  const shown = title || kindTitle || id;
  const name = <bdi>{shown}</bdi>;
  const href = kindId === SERVICES ? composingHref(id) : kind && recordHref(kind, id);
  const line = [shown !== kindTitle && kindTitle, note].filter(Boolean).join(' · ');
  return (
    <div>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {line && <p className="pn-small">{line}</p>}
    </div>
  );
}

const REASONS: Readonly<Record<BrokenReason, PanelText>> = {
  unanswerable: 'A visitor cannot complete this form',
  gone: 'Refers to a record that no longer exists',
  change: 'A change of it could not be published',
  over: 'Its dates are past, and it is still on the site',
};

/** Lists content that visitors are shown and that does not work for them; renders nothing if there is none. */
export function BrokenCard({ broken }: { readonly broken: Dashboard['broken'] }) {
  if (broken.length === 0) return null;
  return (
    <PanelCard className="hm-wide" title={t('On the site, and needs attention')}>
      <List disablePadding className="hm-gaps">
        {broken.map((one) => (
          <ListItem divider key={`${one.kind}/${one.id}`}>
            <RecordLine {...one} note={t(REASONS[one.reason])} />
          </ListItem>
        ))}
      </List>
    </PanelCard>
  );
}
