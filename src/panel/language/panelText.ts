/** An English text of the panel with translations in locales/panel. Others do not compile. */
export type PanelText = keyof (typeof import('../../../locales/panel/applications.json') &
  typeof import('../../../locales/panel/audit.json') &
  typeof import('../../../locales/panel/bin.json') &
  typeof import('../../../locales/panel/common.json') &
  typeof import('../../../locales/panel/content.json') &
  typeof import('../../../locales/panel/data.json') &
  typeof import('../../../locales/panel/dropOff.json') &
  typeof import('../../../locales/panel/home.json') &
  typeof import('../../../locales/panel/inbox.json') &
  typeof import('../../../locales/panel/layout.json') &
  typeof import('../../../locales/panel/preview.json') &
  typeof import('../../../locales/panel/profile.json') &
  typeof import('../../../locales/panel/publication.json') &
  typeof import('../../../locales/panel/secondFactor.json') &
  typeof import('../../../locales/panel/sections.json') &
  typeof import('../../../locales/panel/session.json') &
  typeof import('../../../locales/panel/users.json') &
  typeof import('../../../locales/panel/views.json'));
