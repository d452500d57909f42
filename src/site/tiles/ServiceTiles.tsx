import { services } from 'virtual:services';
import { Link } from 'wouter';
import { pick } from '../../definition/language/text';
import { useLanguage } from '../../platform/language/languageStore';
import { OTHER_ICON, TILE_ICONS } from './tileIcons';
import './tiles.css';

/** A tile for each service file, leading to its page. */
export function ServiceTiles() {
  const language = useLanguage();
  return (
    <ul className="tiles">
      {services.map(({ id, route, tile }) => (
        <li key={id}>
          <Link className="card tile" href={route}>
            <svg viewBox="0 0 24 24" className="icon tile-icon" aria-hidden="true">
              <path d={TILE_ICONS[tile.icon] ?? OTHER_ICON} />
            </svg>
            <span className="tile-title">{pick(tile.title, language)}</span>
            <svg viewBox="0 0 24 24" className="icon icon-directed tile-arrow" aria-hidden="true">
              <path d="M9 5l7 7-7 7" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
