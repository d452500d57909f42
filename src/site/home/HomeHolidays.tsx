import './holidays.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { toHolidays } from './holiday';
import { HolidayCards } from './HolidayCards';
import { HomeSection } from './HomeSection';
import type { SectionHead } from './sectionHead';

/** Renders the holidays that staff offer; nothing if there are none. */
export function HomeHolidays({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  const content = useContent('client/get_perfect_holiday/', toHolidays);
  if (content.state === 'ready' && content.value.length === 0) return null;
  return (
    <HomeSection head={head} title={t('home.holidays')}>
      <Loaded content={content}>{(holidays) => <HolidayCards holidays={holidays} />}</Loaded>
    </HomeSection>
  );
}
