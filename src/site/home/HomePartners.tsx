import './homePartners.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { HomeSection } from './HomeSection';
import { toPartners } from './partner';

/** The logos of those whom the agency works with; nothing if there are none. */
export function HomePartners() {
  const { t } = useTranslation();
  const say = useWords();
  const content = useContent('client/get_partner/', toPartners);
  if (content.state === 'ready' && content.value.length === 0) return null;
  return (
    <HomeSection
      title={t('home.partners')}
      more={{ href: '/ourpartners', words: t('home.partnersMore') }}
    >
      <Loaded content={content}>
        {(partners) => (
          <ul className="home-partners">
            {partners.map(({ name, logo }, index) => (
              <li key={index}>
                <img src={logo} alt={say(name)} loading="lazy" width="200" height="100" />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </HomeSection>
  );
}
