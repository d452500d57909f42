import { Chevron } from '../../skeleton/Chevron';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { BriefFacts } from './BriefFacts';
import type { CitizenshipType } from './citizenshipType';

/** See docs/requirements.md, P16. */
const FACTS_ON_A_CARD = 3;

interface CitizenshipCardProps {
  readonly type: CitizenshipType;
  readonly href: string;
}

/** Renders the card of a citizenship: picture, first facts, link to its page. */
export function CitizenshipCard({ type, href }: CitizenshipCardProps) {
  const { t } = useTranslation();
  const say = useWords();
  const name = say(type.name);
  return (
    <li className="card citizenship-card">
      <div className="card-photo">
        {type.cover !== undefined && <img src={type.cover} alt="" width="640" height="480" />}
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
