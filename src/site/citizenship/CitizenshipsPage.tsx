import './citizenship.css';
import type { ServicePageProps } from '../customPages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { Introduction, OverviewText } from '../service/Introduction';
import { useServicePage } from '../service/useServicePage';
import { type CitizenshipType, toCitizenshipTypes } from './citizenshipType';
import { subPageHref } from '../service/subPageHref';
import { Chevron } from '../../skeleton/Chevron';
import { Link } from 'wouter';
import { hasText } from '../../platform/content/translatedText';
import { useWords } from '../../platform/content/useWords';
import { Photo } from '../cards/Photo';
import { BriefFacts } from './BriefFacts';

/** Renders the list of citizenships; the form is on the page of each. */
export function CitizenshipsPage({ entry }: ServicePageProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { page, overview } = useServicePage(entry);
  const types = useContent('client/citizenship_type/', toCitizenshipTypes);
  return (
    <>
      <Introduction page={page} />
      <section aria-labelledby={heading}>
        <h2 id={heading} className="citizenship-heading">
          {t('citizenship.countries')}
        </h2>
        <Loaded content={types}>
          {(all) =>
            all.length === 0 ? (
              <p>{t('citizenship.none')}</p>
            ) : (
              <ul className="cards">
                {all.map((type) => (
                  <CitizenshipCard key={type.id} type={type} href={subPageHref(entry, type.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {overview && hasText(overview.text) && (
        <section className="citizenship-about stack">
          <h2>{t('citizenship.about')}</h2>
          <OverviewText overview={overview} />
        </section>
      )}
    </>
  );
}

/** See docs/requirements.md, P16. */
const FACTS_ON_A_CARD = 3;

interface CitizenshipCardProps {
  readonly type: CitizenshipType;
  readonly href: string;
}

/** Renders the card of a citizenship: picture, first facts, link to its page. */
function CitizenshipCard({ type, href }: CitizenshipCardProps) {
  const { t } = useTranslation();
  const say = useWords();
  const name = say(type.name);
  return (
    <li className="card citizenship-card">
      <div className="card-photo">
        <Photo src={type.cover} />
      </div>
      <h3>
        {type.flag !== undefined && <img className="flag" src={type.flag} alt="" />}
        <span dir="auto">{name}</span>
      </h3>
      <BriefFacts facts={type.facts.slice(0, FACTS_ON_A_CARD)} />
      <Link className="arrow-link card-link" href={href}>
        {t('citizenship.readMore')}
        <span className="visually-hidden">: {name}</span>
        <Chevron to="next" />
      </Link>
    </li>
  );
}
