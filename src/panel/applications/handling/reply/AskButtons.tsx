import { SmallButton } from '../../SmallButton';
import Button from '@mui/material/Button';
import { t } from '../../../language/t';
import type { PanelText } from '../../../language/panelText';
import { BlockedLink } from './BlockedLink';
import type { Message } from './useMessage';

interface AskButtonsProps {
  readonly message: Message;
  readonly disabled?: boolean;
  readonly busy: boolean;
  readonly labels?: Labels | undefined;
  readonly onAsk: (channel: 'whatsapp' | 'email') => void;
  readonly onCancel?: () => void;
}

export type Labels = Readonly<Record<'whatsapp' | 'email', PanelText>>;

const ASKING: Labels = {
  whatsapp: 'Ask and open WhatsApp',
  email: 'Ask and write an e-mail',
};

/** Does something and opens a message about it by WhatsApp or e-mail, whichever reaches the applicant. */
export function AskButtons(props: AskButtonsProps) {
  const { message, disabled = false, busy, labels = ASKING, onAsk, onCancel } = props;
  const { number, email, blocked } = message;
  return (
    <>
      {number !== undefined && (
        <SmallButton disabled={disabled} aria-disabled={busy} onClick={() => onAsk('whatsapp')}>
          {t(labels.whatsapp)}
        </SmallButton>
      )}
      {email !== '' && (
        <SmallButton disabled={disabled} aria-disabled={busy} onClick={() => onAsk('email')}>
          {t(labels.email)}
        </SmallButton>
      )}
      <BlockedLink blocked={blocked} />
      {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
    </>
  );
}
