import type { Right, Role } from '../../contract/rights';
import type { PanelText } from '../language/panelText';

export const ROLE_NAMES: Readonly<Record<Role, PanelText>> = {
  owner: 'Owner',
  caseWorker: 'Case worker',
  contentEditor: 'Content editor',
  reader: 'Reader',
};

export const ROLE_HELP: Readonly<Record<Role, PanelText>> = {
  owner: 'Does everything, and decides what others may do.',
  caseWorker:
    'Works on applications: reads them, sets their status, writes notes and asks applicants.',
  contentEditor: 'Writes the pages, offers and lists of the site. Sees no applications.',
  reader: 'Reads all applications and changes nothing.',
};

/** The rights that can be granted beside a role's own. */
export const RIGHT_NAMES: Readonly<Partial<Record<Right, PanelText>>> = {
  exportApplications: 'Export applications as files',
  eraseApplications: 'Erase applications for good',
  editContent: 'Edit the content of the site',
};
