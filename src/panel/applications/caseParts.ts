import { t } from '../language/t';
import type { PanelText } from '../language/panelText';

/** The titles of the parts of a case to which its page links. */
const TITLES = {
  documents: 'Documents',
  reply: 'Reply',
  money: 'Money',
  activity: 'Activity',
} as const satisfies Readonly<Record<string, PanelText>>;

type CasePart = keyof typeof TITLES;

/** Returns the id of the heading of a part. */
export const partId = (part: CasePart): string => `ap-${part}-title`;

/** Opens a part and scrolls to it, as the link to it does. */
export const goToPart = (id: string): void =>
  document.querySelector<HTMLElement>(`.ap-jump [href="#${id}"]`)?.click();

/** Returns the id of the heading of a part, and its title. */
export const partOf = (part: CasePart) => ({ id: partId(part), title: t(TITLES[part]) });
