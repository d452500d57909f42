import ListItem from '@mui/material/ListItem';
import List from '@mui/material/List';
import { PanelCard } from '../base/PanelCard';
import { Link } from 'wouter';
import { panelPages } from '../pages';
import { useMay } from '../session/may';
import { ownText } from '../language/panelLanguage';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from '../layout/PanelFrame';
import { t } from '../language/t';
import './panelHome.css';

/** Renders the home page for a backend without a dashboard: links to each service's applications. */
export function ServicesPage() {
  const may = useMay();
  const pages = panelPages().filter(({ services }) =>
    services.some(({ id }) => may('readApplications', id)),
  );
  return (
    <PanelFrame title={t('Home')}>
      <PanelCard title={t('Applications')}>
        <List disablePadding>
          {pages.map(({ path, title }) => (
            <ListItem divider key={path}>
              <Link href={panelHref(path)}>{ownText(title)}</Link>
            </ListItem>
          ))}
        </List>
      </PanelCard>
    </PanelFrame>
  );
}
