import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { mapAddress } from '../../platform/map/mapAddress';
import { useContactInfo } from '../contact/useContactInfo';
import { OpenState } from '../contact/OpenState';
import { useTrust } from './trustContent';
import './trust.css';

/** Renders the agency's figures, whether it is open, and its licence; of these what staff have written. */
export function TrustFigures() {
  const { t, textOf } = useTexts();
  const { figures = [], licence } = useTrust() ?? {};
  const place = useContactInfo()?.place;
  return (
    <div className={figures.length > 0 ? 'trust trust-figured' : 'trust'}>
      {figures.length > 0 && (
        <dl className="trust-figures" aria-label={t('home.figures')}>
          {figures.map(({ value, label }, index) => (
            <div key={index}>
              <dt dir="auto">{textOf(label)}</dt>
              <dd dir="auto">{textOf(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="trust-line row">
        <OpenState />
        {place && (
          <a
            href={mapAddress(`${place.latitude},${place.longitude}`)}
            target="_blank"
            rel="noreferrer"
          >
            {t('office.directions')}
          </a>
        )}
        {licence && hasText(licence) && <span dir="auto">{textOf(licence)}</span>}
      </div>
    </div>
  );
}
