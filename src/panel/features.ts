import { backendHas } from '../platform/api/capabilities';
import { alerts } from './alerts/feature';
import { applications } from './applications/feature';
import { audit } from './audit/feature';
import { bin } from './bin/feature';
import { composing } from './composing/feature';
import { content } from './content/feature';
import type { Feature } from './feature';
import { dates } from './dates/feature';
import { figures } from './figures/feature';
import { home } from './home/feature';
import { money } from './money/feature';
import { profile } from './profile/feature';
import { users } from './users/feature';
import { views } from './views/feature';

const LISTED: readonly Feature[] = [
  home,
  applications,
  dates,
  figures,
  money,
  views,
  alerts,
  composing,
  bin,
  content,
  users,
  profile,
  audit,
];

/**
 * The features that the configured backend supports, in the order of the navigation: its entries, the routes, the menu
 * of the account, the command palette and the labels of the audit log follow from this list.
 */
export const FEATURES = LISTED.filter(({ needs }) => backendHas(needs));

export const OWN_PAGES = FEATURES.flatMap(({ pages = [] }) => pages);
