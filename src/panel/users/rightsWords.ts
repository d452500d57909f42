import type { Right, Rights, Role } from '../../contract/rights';
import { inList } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

export const ROLE_NAMES: Readonly<Record<Role, PanelText>> = {
  owner: 'Owner',
  caseWorker: 'Case worker',
  contentEditor: 'Content editor',
  reader: 'Reader',
};

export const ROLE_HELP: Readonly<Record<Role, PanelText>> = {
  owner: 'Does everything, and decides what others may do.',
  caseWorker:
    'Works on applications: reads them, sets their status, writes notes and asks applicants. Reads the content and writes reply templates.',
  contentEditor: 'Writes the pages, offers and lists of the site. Sees no applications.',
  reader: 'Reads applications and content, and changes nothing.',
};

export const RIGHT_NAMES: Readonly<Record<Right, PanelText>> = {
  usePanel: 'Log in to the control panel',
  readApplications: 'Read applications',
  handleApplications: 'Handle applications',
  exportApplications: 'Export applications as files',
  eraseApplications: 'Erase applications for good',
  seeMoney: 'See what applications cost and what was paid',
  takeMoney: 'Take payments and add charges',
  readContent: 'Read the content of the site',
  editContent: 'Edit the content of the site',
  editTemplates: 'Write reply templates',
  composeServices: 'Change services: their forms, pages and statuses',
  manageAccounts: 'Manage users',
  operate: 'See the audit log, backups and messages that were not sent',
};

/** Names what an account may do, in one line. */
export const rightsText = ({ role, granted, services }: Rights): string =>
  inList([
    t(ROLE_NAMES[role]),
    ...(services ? [t('{{count}} services', { count: services.length })] : []),
    ...granted.map((right) => t(RIGHT_NAMES[right])),
  ]);
