import './tour.css';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { ServiceFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import { RecordMissing } from '../lists/RecordMissing';
import { toTour } from './tour';
import { TourProfile } from './TourProfile';

export function TourPage({ entry, params }: RecordPageProps) {
  const { t, say } = useWords();
  const { id = '' } = params;
  const content = useContent(`client/show_tour_group/${encodeURIComponent(id)}/`, toTour);
  const tour = content.state === 'ready' ? content.value : undefined;
  const title = tour ? t('tours.route', { from: say(tour.from), to: say(tour.to) }) : '';
  return (
    <ServiceFrame entry={entry} title={title} back={t('tours.back')}>
      {content.state === 'failed' ? (
        <RecordMissing
          text={t('tours.missing')}
          all={{ href: entry.route, words: t('tours.all') }}
          content={content}
        />
      ) : (
        <Loaded content={content}>
          {(loaded) => <TourProfile entry={entry} id={id} tour={loaded} />}
        </Loaded>
      )}
    </ServiceFrame>
  );
}
