import './tours.css';
import { useTranslation } from 'react-i18next';
import { Money } from '../../platform/content/Money';

export function TourPrice({ price }: { readonly price: number | undefined }) {
  const { t } = useTranslation();
  if (price === undefined) return null;
  return (
    <p className="tour-price muted">
      <span>{t('tours.priceFrom')}</span> <Money amount={price} />
    </p>
  );
}
