import { brandName } from '../definition/brand/brand';
import { useLanguage } from './language/languageStore';
import { settings } from './readPageSettings';

/** Returns the agency's name in the page's language. */
export const useBrandName = (): string => brandName(settings.brand, useLanguage());
