import { panelHref } from '../base/panelHref';
import type { Feature } from '../feature';
import { t } from '../language/t';
import { ViewButton } from './ViewButton';
import { ViewLinks } from './ViewLinks';
import { knownViews } from './viewStore';

/** Lists of applications that staff have saved under a name. */
export const views: Feature = {
  needs: 'savedLists',
  InboxLinks: ViewLinks,
  InboxTool: ViewButton,
  commands: () =>
    knownViews().map(({ id, name, query }) => ({
      id: `list ${id}`,
      group: t('Saved lists'),
      title: name,
      to: `${panelHref('home/inbox')}?${query}`,
    })),
  audits: {
    viewCreated: 'Shared a saved list',
    viewChanged: 'Changed a shared list',
    viewRemoved: 'Removed a shared list',
  },
};
