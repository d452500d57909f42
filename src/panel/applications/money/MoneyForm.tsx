import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  CURRENCIES,
  type Currency,
  LONGEST_LINE,
  MOST_MINOR,
  type MoneyLine,
  PAID_BY,
  type PaidBy,
  type Price,
  PRICES,
} from '../../../contract/money';
import { numberText } from '../../../definition/model/digits';
import { fromMinor, minorIn, minorText, openAmounts } from '../../../definition/model/ledger';
import { useRead } from '../../data/useRead';
import { settings } from '../../../platform/readPageSettings';
import { tooLong } from '../../base/tooLong';
import { useKeptState } from '../../data/edits/useKeptState';
import { SavingForm } from '../../data/fields/SavingForm';
import { SelectField } from '../../data/fields/SelectField';
import { forgetSent, staffOnce } from '../../data/staffOnce';
import { useRun } from '../../data/useRun';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { PAID_BY_WORDS } from './moneyWords';

interface MoneyFormProps {
  /** The application's. */
  readonly id: string;
  readonly kind: MoneyLine['kind'];
  readonly lines: readonly MoneyLine[];
  /** The applicant's. */
  readonly name: string;
  readonly onAnswer: (response: unknown) => void;
  readonly onCancel: () => void;
}

interface Draft {
  readonly amount: string;
  readonly currency: Currency;
  readonly text: string;
  readonly how: PaidBy;
}

const currencyIn = (...codes: readonly (string | undefined)[]): Currency =>
  codes.flatMap((code) => CURRENCIES.find((one) => one === code) ?? [])[0] ?? 'USD';

/** Asks for a charge or a payment. What is open, or what the form has found, is proposed and never filled in by itself. */
export function MoneyForm({ id, kind, lines, name, onAnswer, onCancel }: MoneyFormProps) {
  const isPayment = kind === 'payment';
  const path = `application/${id}/money/`;
  const open = openAmounts(lines).filter(({ amount }) => amount > 0);
  const found = useRead(isPayment ? undefined : `application/${id}/price/`, PRICES);
  const prices = found.state === 'ready' ? found.value.data : [];
  const [draft, setDraft, finish] = useKeptState<Draft>(`${path}${kind}`, {
    amount: '',
    currency: currencyIn(open[0]?.currency, settings.brand.currency),
    text: isPayment ? name : '',
    how: 'cash',
  });
  const saving = useRun();
  const action = isPayment ? t('Take payment') : t('Add charge');
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { amount, currency, text, how } = draft;
  const minor = minorIn(amount, currency) ?? 0;
  const isAmount = minor > 0 && minor <= MOST_MINOR;
  const error = tooLong(text.trim(), LONGEST_LINE);
  const isReady = isAmount && error === '' && (isPayment || text.trim() !== '');
  const proposals = isPayment ? open.map((one) => ({ ...one, text: undefined })) : prices;
  const take = ({
    text: what = text,
    ...price
  }: Omit<Price, 'text'> & { text?: string | undefined }) =>
    change({
      text: what,
      currency: currencyIn(price.currency),
      amount: numberText(fromMinor(price.amount, price.currency)),
    });
  const send = () =>
    saving.run(async () => {
      if (!isReady) return;
      const line = { kind, amount: minor, currency, text: text.trim() };
      const response = await staffOnce(path, isPayment ? { ...line, how } : line);
      finish();
      sayDone(isPayment ? t('The payment was taken.') : t('The charge was added.'));
      onAnswer(response);
    });
  return (
    <SavingForm
      className="stack-16"
      saving={saving}
      onSave={send}
      label={action}
      button={action}
      disabled={!isReady}
      other={
        <Button
          onClick={() => {
            finish();
            forgetSent(path);
            onCancel();
          }}
        >
          {t('Cancel')}
        </Button>
      }
    >
      {proposals.length > 0 && (
        <div className="row">
          {proposals.map((price) => (
            <Chip
              key={`${price.text} ${price.currency} ${price.amount}`}
              variant="outlined"
              onClick={() => take(price)}
              label={
                <>
                  <bdi>{price.text ?? t('All that is open')}</bdi>{' '}
                  <bdi dir="ltr">{minorText(price.amount, price.currency)}</bdi>
                </>
              }
            />
          ))}
        </div>
      )}
      {!isPayment && (
        <TextField
          autoFocus
          fullWidth
          label={t('What for')}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          error={error !== ''}
          helperText={error}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      )}
      <div className="line">
        <TextField
          autoFocus={isPayment}
          fullWidth
          label={t('Amount')}
          value={amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={amount !== '' && !isAmount}
          helperText={amount !== '' && !isAmount ? t('Write it as 60,000 or 19.99.') : ''}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <SelectField
          label={t('Currency')}
          value={currency}
          options={CURRENCIES.map((code) => [code, code] as const)}
          onChoose={(chosen) => change({ currency: chosen })}
          sx={{ flex: 'none' }}
        />
      </div>
      {isPayment && (
        <>
          <SelectField
            fullWidth
            label={t('Paid by')}
            value={how}
            options={PAID_BY.map((each) => [each, t(PAID_BY_WORDS[each])] as const)}
            onChoose={(chosen) => change({ how: chosen })}
          />
          <TextField
            fullWidth
            label={t('Received from')}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
            error={error !== ''}
            helperText={error}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </>
      )}
    </SavingForm>
  );
}
