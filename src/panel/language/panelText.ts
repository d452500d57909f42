import type common from '../../../locales/panel/common.json';
import type inbox from '../../../locales/panel/inbox.json';
import type layout from '../../../locales/panel/layout.json';
import type profile from '../../../locales/panel/profile.json';
import type session from '../../../locales/panel/session.json';

/** An English text of the panel with translations in locales/panel. Others do not compile. */
export type PanelText = keyof (typeof common &
  typeof inbox &
  typeof layout &
  typeof profile &
  typeof session);
