import Button from '@mui/material/Button';
import { t } from '../../../language/t';
import type { Message } from './useMessage';

interface AskButtonsProps {
  readonly message: Message;
  readonly disabled?: boolean;
  readonly busy: boolean;
  readonly onAsk: (channel: 'whatsapp' | 'email') => void;
}

/** Asks the applicant for what is missing by WhatsApp or e-mail, whichever reaches them. */
export function AskButtons({ message, disabled = false, busy, onAsk }: AskButtonsProps) {
  const { number, email, blocked } = message;
  return (
    <>
      {number !== undefined && (
        <Button
          variant="contained"
          disabled={disabled}
          aria-disabled={busy}
          onClick={() => onAsk('whatsapp')}
        >
          {t('Ask and open WhatsApp')}
        </Button>
      )}
      {email !== '' && (
        <Button
          variant="outlined"
          disabled={disabled}
          aria-disabled={busy}
          onClick={() => onAsk('email')}
        >
          {t('Ask and write an e-mail')}
        </Button>
      )}
      {blocked !== undefined && (
        <Button href={blocked} target="_blank" rel="noreferrer">
          {t('Your browser has not opened WhatsApp. Open it here.')}
        </Button>
      )}
    </>
  );
}
