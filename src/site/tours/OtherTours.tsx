import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loaded } from '../../platform/content/Loaded';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { OtherItem } from '../lists/OtherItem';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { subPageHref } from '../service/subPageHref';
import { toTourList } from './tour';
import { TourPrice } from './TourPrice';

interface OtherToursProps {
  readonly entry: ServiceEntry;
  /** The id of the current tour. */
  readonly than: string;
}

/** Tours listed beside a tour (docs/requirements.md, P13). */
const MOST = 5;

const PATH = withQuery('client/get_tour_group/', {
  perPage: MOST + 1,
  orderColumn: '-recommendedRate',
});

/** Renders links to other tours, recommended ones first. */
export function OtherTours({ entry, than }: OtherToursProps) {
  const { t } = useTranslation();
  const say = useWords();
  const heading = useId();
  const content = useContent(PATH, toTourList);
  if (content.state === 'ready' && content.value.tours.every(({ id }) => id === than)) return null;
  return (
    <nav className="others tour-others" aria-labelledby={heading}>
      <h2 id={heading}>{t('tours.others')}</h2>
      <Loaded content={content}>
        {({ tours }) => (
          <ul>
            {tours
              .filter(({ id }) => id !== than)
              .slice(0, MOST)
              .map(({ id, from, to, photos, price }) => (
                <OtherItem key={id} photo={photos[0]}>
                  <Link className="card-link" href={subPageHref(entry, id)}>
                    {t('tours.route', { from: say(from), to: say(to) })}
                  </Link>
                  <TourPrice price={price} />
                </OtherItem>
              ))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}
