import { brandName } from '../definition/brand/brand';
import { useLanguage } from './language/languageStore';
import { settings } from './readPageSettings';

export const useBrandName = (): string => brandName(settings.brand, useLanguage());
