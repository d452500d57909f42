import { useState } from 'react';
import type { SHOWN_MONEY } from '../../contract/money';
import type { TypeOf } from '../../contract/schema';
import { amountsText, minorText } from '../../definition/model/ledger';
import { useLanguage } from '../../platform/language/languageStore';
import { useTranslation } from '../../platform/language/useTranslation';
import { Receipt } from '../../platform/Receipt';
import { useDays } from '../moments';

interface MoneyPartProps {
  readonly money: TypeOf<typeof SHOWN_MONEY>;
  readonly service: string;
  readonly reference: string;
}

/** Shows what the applicant still has to pay, and the receipts, to read, print and save. */
export function MoneyPart({ money: { open, receipts }, service, reference }: MoneyPartProps) {
  const { t } = useTranslation();
  const { dayOf } = useDays();
  const language = useLanguage();
  const [shown, setShown] = useState<number>();
  const owed = open.filter(({ amount }) => amount > 0);
  return (
    <section className="status-money stack" aria-labelledby="status-money">
      <h2 id="status-money">{t('status.money')}</h2>
      {owed.length > 0 ? (
        <p className="status-owed">
          {`${t('status.toPay')} `}
          <bdi dir="ltr">{amountsText(owed)}</bdi>
        </p>
      ) : (
        <p>{t('status.paid')}</p>
      )}
      {receipts.length > 0 && (
        <ul className="stack">
          {receipts.map((receipt) => {
            const { number, at, amount, currency, isReversed } = receipt;
            const isShown = shown === number;
            const toggle = t(isShown ? 'status.receiptHide' : 'status.receiptShow');
            const title = t('status.receiptOf', { number, day: dayOf(at) });
            return (
              <li key={number} className="stack">
                <div className="spread">
                  <span>
                    {`${title} · `}
                    <bdi dir="ltr">{minorText(amount, currency)}</bdi>
                    {isReversed && ` · ${t('status.receiptReversed')}`}
                  </span>
                  <button
                    type="button"
                    className="button button-quiet"
                    aria-expanded={isShown}
                    aria-label={`${toggle}: ${title}`}
                    onClick={() => setShown(isShown ? undefined : number)}
                  >
                    {toggle}
                  </button>
                </div>
                {isShown && (
                  <>
                    <Receipt {...{ language, receipt, service, reference }} />
                    <div className="button-row row">
                      <button type="button" className="button" onClick={() => print()}>
                        {t('status.receiptPrint', { number })}
                      </button>
                    </div>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
