import Button from '@mui/material/Button';
import { fillTemplate } from '../applications/handling/reply/replyText';
import { DOCUMENT_FILES, GIVEN_TEXT } from '../../definition/model/documentForm';
import { type Language, pick, type Text } from '../../definition/model/text';
import { sendOnce } from '../applications/documents/useFiles';
import { showNotice } from '../../platform/snackbar/snackbarStore';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { receiptPicture } from './receiptPicture';

/** What the applicant reads beside the file. */
const SENTENCE: Text = ['وەسڵی ژمارە {number}', 'وصل رقم {number}', 'Receipt no. {number}'];

interface GiveButtonProps {
  /** The application's. */
  readonly id: string;
  readonly number: string;
  readonly language: Language;
  /** The receipt says so, and is another one. */
  readonly isReversed: boolean;
}

/** Gives the receipt that is on the page to the applicant, as a picture; pressed again, it is given once. */
export function GiveButton({ id, number, language, isReversed }: GiveButtonProps) {
  const { busy, run } = useRun();
  const give = () =>
    run(async () => {
      const receipt = document.querySelector<HTMLElement>('.receipt');
      const picture = receipt && (await receiptPicture(receipt));
      if (!picture) {
        const text = `${t('Receipt {{number}}', { number })}: ${t('could not be sent')}`;
        showNotice({ kind: 'error', text, timeout: 0 });
        return;
      }
      const body = new FormData();
      body.append(GIVEN_TEXT, fillTemplate(pick(SENTENCE, language), { number }));
      body.append(DOCUMENT_FILES, picture, `receipt-${number}.jpg`);
      const key = `${isReversed ? 'reversed' : 'receipt'}-${number}-${id}`;
      await sendOnce(`application/${id}/given/`, body, key);
      sayDone(t('The applicant sees it on the status page.'));
    });
  return (
    <Button variant="outlined" aria-disabled={busy} onClick={() => void give()}>
      {t('Give to the applicant')}
    </Button>
  );
}
