import { brandName, brandUrl } from '../../definition/brand/brand';
import { LANGUAGES } from '../../definition/language/text';
import type { Translations } from '../http/translations';
import type { AgencyBrand } from './readBrand';

/** Returns the web app manifest; one for all languages, since an app is installed once. */
export function webManifest(brand: AgencyBrand, words: Translations): string {
  const names = new Set(['en' as const, 'ku' as const].map((each) => brandName(brand, each)));
  const name = [...names].join(' ');
  const titles = LANGUAGES.map((each) => words[each]('home.title', {}));
  const icon = (file: string, size: number, purpose: string) => ({
    src: brandUrl(file, brand),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: titles.join(' · '),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.palette.deep,
    background_color: brand.palette.paper,
    categories: ['travel'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('whole-512.png', 512, 'maskable'),
    ],
  });
}
