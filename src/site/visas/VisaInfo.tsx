import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { isSaid, type Words } from '../../platform/content/words';
import type { NormalVisa } from './normalVisa';
import { TextLines } from './TextLines';

/** What a visa costs, how long it takes, what it needs and on what terms. */
export function VisaInfo({ visa }: { readonly visa: NormalVisa }) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <aside className="visa-info" aria-label={t('visas.about')}>
      {visa.image !== undefined && <img src={visa.image} alt="" width="640" height="480" />}
      <dl>
        {visa.price !== undefined && (
          <div>
            <dt>{t('visas.price')}</dt>
            <dd className="visa-price">
              <Money amount={visa.price} />
            </dd>
          </div>
        )}
        {isSaid(visa.time) && (
          <div>
            <dt>{t('visas.time')}</dt>
            <dd dir="auto">{say(visa.time)}</dd>
          </div>
        )}
        {isSaid(visa.availability) && (
          <div>
            <dt>{t('visas.availability')}</dt>
            <dd dir="auto">{say(visa.availability)}</dd>
          </div>
        )}
      </dl>
      <Part title={t('visas.requirements')} text={visa.requirements} />
      <Part title={t('visas.terms')} text={visa.terms} />
      {isSaid(visa.note) && (
        <div className="visa-note" role="note">
          <Paragraphs text={visa.note} />
        </div>
      )}
    </aside>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: Words }) {
  if (!isSaid(text)) return null;
  return (
    <section>
      <h2>{title}</h2>
      <TextLines text={text} />
    </section>
  );
}
