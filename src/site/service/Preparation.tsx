import { useTranslation } from 'react-i18next';
import { preparationTexts } from '../../definition/language/preparationTexts';
import type { ServicePageData } from '../../definition/model/service';
import { PreparationFrame } from '../../skeleton/PreparationFrame';

/** Renders what the visitor needs, the cost and the duration, as far as the service file has them. */
export function Preparation({ page }: { readonly page: ServicePageData<string> }) {
  const { t } = useTranslation();
  const texts = preparationTexts(page, t);
  return texts && <PreparationFrame {...texts} />;
}
