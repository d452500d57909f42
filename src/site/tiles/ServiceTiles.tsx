import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { pick } from '../../definition/model/text';
import { Chevron, Icon } from '../base/Icon';
import { siteServices } from '../../platform/content/siteServices';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { useLanguage } from '../../platform/language/languageStore';
import { OTHER_ICON, TILE_ICONS } from '../../platform/theme/tileIcons';
import { useTranslation } from '../../platform/language/useTranslation';
import { draftedServices } from '../service/device';
import './mine.css';
import './tiles.css';

/** Renders all services small, under a heading: where they are not what the page is about. */
export function SmallTiles() {
  const { t } = useTranslation();
  return (
    <section className="small-tiles">
      <h2>{t('shell.services')}</h2>
      <ServiceTiles />
    </section>
  );
}

interface ServiceTilesProps {
  /** Default: all. */
  readonly services?: readonly ServiceEntry[];
  /** Renders what stands below the name of a service. */
  readonly children?: (id: string) => ReactNode;
}

export function ServiceTiles({ services = siteServices(), children }: ServiceTilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [drafts] = useState(draftedServices);
  return (
    <ul className="tiles">
      {services.map(({ id, route, tile }) => (
        <li key={id}>
          <Link className="card tile" href={route}>
            <Icon path={TILE_ICONS[tile.icon] ?? OTHER_ICON} className="tile-icon" />
            <span className="tile-title">
              {pick(tile.title, language)}
              {drafts.some((draft) => draft.id === id) && (
                <span className="mine-draft">{t('mine.draft')}</span>
              )}
              {children?.(id)}
            </span>
            <Chevron to="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
