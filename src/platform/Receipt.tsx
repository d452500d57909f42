import RECEIPT from '../../schemas/receipt.json';
import { clockOf } from '../definition/model/clock';
import { minuteText } from '../definition/model/days';
import { amountsText, minorText } from '../definition/model/ledger';
import { languageAttributes } from '../definition/language/languageFacts';
import { type Language, pick, type Text } from '../definition/model/text';
import { Letterhead } from './Letterhead';
import { settings } from './readPageSettings';
import './receipt.css';

const texts = RECEIPT.texts as unknown as Readonly<Record<keyof typeof RECEIPT.texts, Text>>;
const hows = RECEIPT.how as unknown as Readonly<Record<string, Text>>;

interface ReceiptProps {
  readonly language: Language;
  readonly receipt: {
    readonly number: number | null;
    readonly amount: number;
    readonly currency: string;
    readonly how: string;
    readonly at: string;
    /** Who has paid. */
    readonly text: string;
    readonly isReversed: boolean;
    /** What was open after it; what was paid too much is left out. */
    readonly open: readonly { readonly currency: string; readonly amount: number }[];
  };
  readonly service: string;
  readonly reference: string;
  /** The colleague's name; empty: it is not known, or not shown. */
  readonly takenBy?: string;
}

/** Renders the receipt of a payment with the agency's letterhead, in the applicant's language, for screen and paper. */
export function Receipt({ language, receipt, service, reference, takenBy }: ReceiptProps) {
  const word = (name: keyof typeof texts) => pick(texts[name], language);
  const { number, amount, currency, how, at, text, isReversed, open } = receipt;
  const minute = clockOf(settings.brand.timeZone).minuteAt(new Date(at));
  const left = open.filter((one) => one.amount > 0);
  const rows: readonly (readonly [label: string, value: string, isCode?: boolean])[] = [
    [word('day'), minuteText(minute, language)],
    ...(text === '' ? [] : [[word('payer'), text] as const]),
    [word('amount'), minorText(amount, currency), true],
    ...(hows[how] ? [[word('how'), pick(hows[how], language)] as const] : []),
    [word('service'), service],
    [word('reference'), reference, true],
    [word('open'), left.length > 0 ? amountsText(left) : word('nothing'), left.length > 0],
    ...(takenBy ? [[word('takenBy'), takenBy] as const] : []),
  ];
  return (
    <article className="receipt stack" {...languageAttributes(language)}>
      <Letterhead language={language} isNamed />
      <div className="spread">
        <h2>{word('title')}</h2>
        <strong>
          {`${word('number')} `}
          <bdi>{number}</bdi>
        </strong>
      </div>
      {isReversed && <p className="receipt-reversed">{word('reversed')}</p>}
      <dl>
        {rows.map(([label, value, isCode = false]) => (
          <div key={label} className="spread">
            <dt>{label}</dt>
            <dd>
              <bdi dir={isCode ? 'ltr' : 'auto'}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="receipt-signature">{word('signature')}</p>
    </article>
  );
}
