import Button from '@mui/material/Button';
import { t } from '../../../language/t';
import type { Message } from './useMessage';

/** Links to a message that the browser has not opened. */
export const BlockedLink = ({ blocked }: Pick<Message, 'blocked'>) =>
  blocked !== undefined && (
    <Button href={blocked} target="_blank" rel="noreferrer">
      {t('Your browser has not opened WhatsApp. Open it here.')}
    </Button>
  );
