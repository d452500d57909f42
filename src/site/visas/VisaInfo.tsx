import { Money } from '../../platform/content/Money';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useWords } from '../../platform/content/useWords';
import { textLines } from '../../definition/model/text';
import { hasText } from '../../platform/content/translatedText';
import { TickList } from '../../skeleton/TickList';
import { Photo } from '../cards/Photo';
import type { NormalVisa } from './normalVisa';

/** Renders price, duration, requirements and terms of a visa. */
export function VisaInfo({ visa }: { readonly visa: NormalVisa }) {
  const { t, say } = useWords();
  return (
    <aside className="frame visa-info profile-beside stack-20" aria-label={t('visas.about')}>
      <Photo src={visa.image} />
      <dl className="facts">
        {visa.price !== undefined && (
          <div>
            <dt>{t('visas.price')}</dt>
            <dd className="visa-price">
              <Money amount={visa.price} />
            </dd>
          </div>
        )}
        {(['time', 'availability'] as const).map(
          (fact) =>
            hasText(visa[fact]) && (
              <div key={fact}>
                <dt>{t(`visas.${fact}`)}</dt>
                <dd dir="auto">{say(visa[fact])}</dd>
              </div>
            ),
        )}
      </dl>
      {hasText(visa.requirements) && (
        <section>
          <h2>{t('visas.requirements')}</h2>
          <TickList points={textLines(say(visa.requirements))} />
        </section>
      )}
      {hasText(visa.terms) && (
        <section>
          <h2>{t('visas.terms')}</h2>
          <ul className="visa-terms stack-8">
            {textLines(say(visa.terms)).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasText(visa.note) && (
        <div className="visa-note" role="note">
          <Paragraphs text={visa.note} />
        </div>
      )}
    </aside>
  );
}
