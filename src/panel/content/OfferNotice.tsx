import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'wouter';
import { backendHas } from '../../platform/api/capabilities';
import { ConfirmDelete } from '../data/ConfirmDelete';
import { staffCall } from '../data/staffCall';
import { useFetched } from '../../platform/api/useFetched';
import { sayDone } from '../layout/notices';
import { listCall } from './calls';
import { recordHref } from '../base/recordHref';
import { draftTitle } from './draftTitle';
import { KEPT_IN_BIN } from './useRemoval';
import { toRecords } from './records';
import { type ShownIn, shows } from './shownIn';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';

interface OfferNoticeProps {
  /** Of the record that may be offered. */
  readonly id: string;
  readonly place: ShownIn;
  /** What that record is called. */
  readonly of: string;
}

/** Says which special offer shows this very record, and unlinks it (docs/requirements.md, P40). */
export function OfferNotice({ id, place, of }: OfferNoticeProps) {
  const { kind, value } = place;
  const offers = useFetched(listCall(kind), toRecords);
  const [isConfirming, setConfirming] = useState(false);
  const offer = offers.state === 'ready' && offers.value.find((each) => shows(each, place, id));
  if (!offer) return null;
  const name = draftTitle(kind.fields, offer) || t('Unnamed');
  const unlink = async () => {
    setConfirming(false);
    await staffCall('GET', `delete_service_special_offer/${encodeURIComponent(id)}/${value}`);
    sayDone(t('Unlinked: the offer was deleted'));
    offers.reload();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="error" onClick={() => setConfirming(true)}>
          {t('Unlink the offer')}
        </Button>
      }
    >
      {t('Shown as a special offer:')}{' '}
      <Link href={recordHref(kind, offer.id)}>
        <bdi>{name}</bdi>
      </Link>
      <ConfirmDelete
        open={isConfirming}
        name={`${ownText(kind.title)}: ${name}`}
        note={`${t('The whole offer is deleted, with its texts and photos. “{{of}}” itself stays as it is.', { of })} ${backendHas('bin') ? t(KEPT_IN_BIN) : ''}`}
        onCancel={() => setConfirming(false)}
        // Staff have seen a notice of the failure.
        onDelete={() => void unlink().catch(() => undefined)}
      />
    </Alert>
  );
}
