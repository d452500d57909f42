import type applications from '../../../locales/panel/applications.json';
import type audit from '../../../locales/panel/audit.json';
import type bin from '../../../locales/panel/bin.json';
import type common from '../../../locales/panel/common.json';
import type content from '../../../locales/panel/content.json';
import type data from '../../../locales/panel/data.json';
import type dropOff from '../../../locales/panel/dropOff.json';
import type home from '../../../locales/panel/home.json';
import type inbox from '../../../locales/panel/inbox.json';
import type layout from '../../../locales/panel/layout.json';
import type preview from '../../../locales/panel/preview.json';
import type profile from '../../../locales/panel/profile.json';
import type publication from '../../../locales/panel/publication.json';
import type secondFactor from '../../../locales/panel/secondFactor.json';
import type sections from '../../../locales/panel/sections.json';
import type session from '../../../locales/panel/session.json';
import type users from '../../../locales/panel/users.json';

/** An English text of the panel with translations in locales/panel. Others do not compile. */
export type PanelText = keyof (typeof applications &
  typeof audit &
  typeof bin &
  typeof common &
  typeof content &
  typeof data &
  typeof dropOff &
  typeof home &
  typeof inbox &
  typeof layout &
  typeof preview &
  typeof profile &
  typeof publication &
  typeof secondFactor &
  typeof sections &
  typeof session &
  typeof users);
