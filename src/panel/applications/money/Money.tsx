import { SmallButton } from '../SmallButton';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'wouter';
import * as read from '../../../platform/content/read';
import { LEDGER, LINE_KINDS, LONGEST_LINE, type MoneyLine } from '../../../contract/money';
import { readAs } from '../../../contract/readAs';
import { amountsText, minorText, openAmounts } from '../../../definition/model/ledger';
import { briefText } from '../../base/moment';
import { partOf } from '../caseParts';
import { Part } from '../Part';
import { panelHref } from '../../base/panelHref';
import { tooLong } from '../../base/tooLong';
import { useKeptState } from '../../data/edits/useKeptState';
import { SavingForm } from '../../data/fields/SavingForm';
import { staleIn } from '../../data/staffCall';
import { staffOnce } from '../../data/staffOnce';
import { useRun } from '../../data/useRun';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import type { ApplicationPartProps } from '../application';
import type { Colleagues } from '../useColleagues';
import { MoneyForm } from './MoneyForm';
import { PAID_BY_WORDS } from './moneyWords';
import './money.css';

interface MoneyProps extends ApplicationPartProps {
  readonly colleagues: Colleagues;
  /** The applicant's. */
  readonly name: string;
  readonly isOpen?: boolean;
}

/** Shows what an application costs, what was paid and what is open; takes payments, and reverses lines. */
export function Money({ application, colleagues, name, onDone, isOpen }: MoneyProps) {
  const { id, definition } = application;
  const may = useMay();
  const canTake = may('takeMoney', definition.id);
  const [kind, setKind] = useState<MoneyLine['kind']>();
  /** The form that was closed last: its button gets the focus. */
  const [closed, setClosed] = useState<MoneyLine['kind']>();
  // Read from the last answer until the application is read again.
  const [added, setAdded] = useState<readonly MoneyLine[]>([]);
  const stored = application.money ?? [];
  const lines = added.length > stored.length ? added : stored;
  const show = (response: unknown) => {
    setAdded(readAs(LEDGER, read.list(response)));
    onDone();
  };
  const close = () => {
    setClosed(kind);
    setKind(undefined);
  };
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  const open = openAmounts(lines);
  const [owed, excess] = [
    open.filter(({ amount }) => amount > 0),
    open.flatMap((one) => (one.amount < 0 ? [{ ...one, amount: -one.amount }] : [])),
  ];
  return (
    <Part {...partOf('money')} isOpen={isOpen}>
      <div role="status">
        {lines.length === 0 && <p className="muted">{t('Nothing charged yet.')}</p>}
        {owed.length > 0 && <Sum label={t('To pay')} text={amountsText(owed)} />}
        {excess.length > 0 && <Sum label={t('Paid too much')} text={amountsText(excess)} />}
        {lines.length > 0 && open.length === 0 && <p>{t('Paid in full.')}</p>}
      </div>
      {lines.length > 0 && (
        <ul className="ap-money">
          {lines.map((line) => (
            <LineItem
              key={line.id}
              id={id}
              line={line}
              isReversed={reversed.has(line.id)}
              canReverse={canTake && line.reverses === null && !reversed.has(line.id)}
              who={colleagues.nameAt(line.who)}
              onAnswer={show}
            />
          ))}
        </ul>
      )}
      {canTake && kind === undefined && (
        <div className="row">
          {LINE_KINDS.map((each) => (
            <SmallButton key={each} autoFocus={each === closed} onClick={() => setKind(each)}>
              {each === 'payment' ? t('Take payment') : t('Add charge')}
            </SmallButton>
          ))}
        </div>
      )}
      {kind !== undefined && (
        <MoneyForm
          key={kind}
          {...{ id, kind, lines, name }}
          onAnswer={(response) => {
            show(response);
            close();
          }}
          onCancel={close}
        />
      )}
    </Part>
  );
}

const Sum = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p className="ap-money-sum spread">
    <span>{label}</span>
    <bdi dir="ltr">{text}</bdi>
  </p>
);

interface LineItemProps {
  /** The application's. */
  readonly id: string;
  readonly line: MoneyLine;
  readonly isReversed: boolean;
  readonly canReverse: boolean;
  readonly who: string;
  readonly onAnswer: (response: unknown) => void;
}

function LineItem({ id, line, isReversed, canReverse, who, onAnswer }: LineItemProps) {
  const { kind, amount, currency, text, how, at, number, reverses } = line;
  /** False: the question was closed, and the button gets the focus. */
  const [isAsking, setAsking] = useState<boolean>();
  const word = reverses !== null ? t('Reversal') : kind === 'payment' ? t('Payment') : t('Charge');
  const facts = [briefText(at), who, ...(how === '' ? [] : [t(PAID_BY_WORDS[how])])];
  const Amount = isReversed ? 's' : 'span';
  return (
    <li className={reverses === null && kind === 'payment' ? 'ap-money-payment' : undefined}>
      <div className="spread">
        <span>
          {word}
          {text !== '' && ': '}
          <bdi dir="auto">{text}</bdi>
        </span>
        <Amount>
          <bdi dir="ltr">{minorText(amount, currency)}</bdi>
        </Amount>
      </div>
      <p className="pn-small line">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
        {number !== null && reverses === null && (
          <Link href={panelHref(`home/receipt/${id}`, { number: String(number) })}>
            {t('Receipt {{number}}', { number })}
          </Link>
        )}
        {number !== null && reverses !== null && t('No. {{number}}', { number })}
        {isReversed && t('reversed')}
        {canReverse && !isAsking && (
          <Button
            color="error"
            autoFocus={isAsking === false}
            onClick={() => setAsking(true)}
            aria-label={`${t('Reverse')}: ${text || word} ${minorText(amount, currency)}`}
          >
            {t('Reverse')}
          </Button>
        )}
      </p>
      {isAsking && <ReverseForm {...{ id, line, onAnswer }} onCancel={() => setAsking(false)} />}
    </li>
  );
}

interface ReverseFormProps extends Pick<LineItemProps, 'id' | 'line' | 'onAnswer'> {
  readonly onCancel: () => void;
}

/** Asks for the reason of a reversal, which stays with it. */
function ReverseForm({ id, line, onAnswer, onCancel }: ReverseFormProps) {
  const [text, setText, finish] = useKeptState(`application/${id}/reversal/${line.id}`, '');
  const saving = useRun();
  const error = tooLong(text.trim(), LONGEST_LINE);
  const isReady = text.trim() !== '' && error === '';
  const close = () => {
    finish();
    onCancel();
  };
  const reverse = () =>
    saving.run(async () => {
      if (!isReady) return;
      try {
        const body = { line: line.id, text: text.trim() };
        onAnswer(await staffOnce(`application/${id}/money_reversal/`, body));
        sayDone(t('Reversed.'));
        close();
      } catch (failure) {
        const stale = staleIn(failure);
        if (!stale) throw failure;
        // A colleague has reversed it meanwhile.
        onAnswer(stale.current);
        close();
      }
    });
  return (
    <SavingForm
      className="stack-8"
      saving={saving}
      onSave={reverse}
      button={t('Reverse')}
      color="error"
      variant="outlined"
      disabled={!isReady}
      other={<Button onClick={close}>{t('Cancel')}</Button>}
    >
      <TextField
        autoFocus
        fullWidth
        label={t('Why is it reversed?')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error !== ''}
        helperText={error || t('The line stays. Another one takes it back.')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </SavingForm>
  );
}
