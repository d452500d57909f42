import { HomeSection } from './HomeSection';
import { useTranslation } from '../../platform/language/useTranslation';
import { TeamCards } from '../trust/TeamCards';
import { toPeople } from '../trust/person';

/** Renders those who work for the agency; nothing while staff have named nobody. */
export function HomeTeam() {
  const { t } = useTranslation();
  return (
    <HomeSection path="client/team/" parse={toPeople} title={t('home.people')}>
      {(people) => <TeamCards people={people} />}
    </HomeSection>
  );
}
