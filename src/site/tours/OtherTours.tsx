import { Link } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { OtherItem, Others } from '../lists/Others';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { subPageHref } from '../service/subPageHref';
import { toTours } from './tour';
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
  const { t, say } = useWords();
  const content = useContent(PATH, toTours);
  return (
    <Others {...{ content, than }} title={t('tours.others')} className="tour-others" most={MOST}>
      {({ id, from, to, photos, price }) => (
        <OtherItem key={id} photo={photos[0]}>
          <Link className="card-link" href={subPageHref(entry, id)}>
            {t('tours.route', { from: say(from), to: say(to) })}
          </Link>
          <TourPrice price={price} />
        </OtherItem>
      )}
    </Others>
  );
}
