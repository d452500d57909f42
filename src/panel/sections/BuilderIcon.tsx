import { DrawnIcon } from '../layout/PanelIcon';

const PATHS = {
  text: 'M5 6h14M12 6v13M9 19h6',
  number: 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16',
  date: 'M7 2v4M17 2v4M3 10h18M5 5h14a2 2 0 0 1 2 2v12H3V7a2 2 0 0 1 2-2Z',
  country: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  city: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12ZM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  list: 'M4 5h16v4H4ZM4 13h16v4H4ZM9 21h6',
  yesNo: 'm3 13 4 4 6-8M15 9l6 6M21 9l-6 6',
  choice: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  section: 'M4 4h16v6H4ZM4 14h16v6H4Z',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
} as const;

export type BuilderIconShape = keyof typeof PATHS;

/** Renders the icon of a question type or of a button, hidden from screen readers. */
export const BuilderIcon = ({ shape }: { readonly shape: BuilderIconShape | undefined }) => (
  <DrawnIcon path={shape ? PATHS[shape] : 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01'} />
);
