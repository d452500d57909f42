import { shownLogo } from '../../definition/brand/brand';
import { useLanguage } from '../../platform/language/languageStore';
import { settings } from '../../platform/readPageSettings';
import { Logo } from '../../skeleton/Logo';

export function BrandLogo() {
  return <Logo {...shownLogo(settings.brand, useLanguage())} />;
}
