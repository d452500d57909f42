import './citizenship.css';
import type { ServicePageProps } from '../customPages';
import { useContent } from '../../platform/content/useContent';
import { Introduction, OverviewText } from '../service/Introduction';
import { Compare } from '../service/Compare';
import { useServicePage } from '../service/useServicePage';
import { type CitizenshipType, toCitizenshipTypes } from './citizenshipType';
import { subPageHref } from '../service/subPageHref';
import { Chevron } from '../base/Icon';
import { Link } from 'wouter';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Photo } from '../cards/CardParts';
import { ListSection } from '../lists/ListSection';
import { BriefFacts } from '../cards/BriefFacts';

/** Renders the list of citizenships; the form is on the page of each. */
export function CitizenshipsPage({ entry }: ServicePageProps) {
  const { t, textOf } = useTexts();
  const { page, overview } = useServicePage(entry);
  const types = useContent('client/citizenship_type/', toCitizenshipTypes);
  return (
    <>
      <Introduction page={page} />
      <ListSection title={t('citizenship.countries')} content={types} none={t('citizenship.none')}>
        {(all) => (
          <>
            <Compare
              title={t('compare.citizenship')}
              alternatives={all.map(({ id, name, facts }) => ({
                id,
                name: textOf(name),
                facts: facts.map(({ minor, major, extra }) => ({
                  label: textOf(minor),
                  fact: (
                    <>
                      {textOf(major)}
                      <small>{textOf(extra)}</small>
                    </>
                  ),
                })),
              }))}
            />
            <ul className="cards">
              {all.map((type) => (
                <CitizenshipCard key={type.id} type={type} href={subPageHref(entry, type.id)} />
              ))}
            </ul>
          </>
        )}
      </ListSection>
      {overview && hasText(overview.text) && (
        <section className="service-section stack">
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

function CitizenshipCard({ type, href }: CitizenshipCardProps) {
  const { t, textOf } = useTexts();
  const name = textOf(type.name);
  return (
    <li className="card citizenship-card">
      <div className="card-photo">
        <Photo src={type.cover} />
      </div>
      <h3 className="line">
        {type.flag !== undefined && <img className="flag" src={type.flag} alt="" />}
        <span dir="auto">{name}</span>
      </h3>
      <BriefFacts facts={type.facts.slice(0, FACTS_ON_A_CARD)} />
      <Link className="arrow-link card-link" href={href}>
        {t('citizenship.readMore')}
        <span className="visually-hidden">{`: ${name}`}</span>
        <Chevron to="next" />
      </Link>
    </li>
  );
}
