const PATHS = {
  add: 'M12 5v14M5 12h14',
  back: 'm14 6-6 6 6 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.5a2 2 0 0 0 4 0',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  call: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.2 19ZM9 10h6M9 13.5h4',
  choice: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  city: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12ZM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  close: 'm6 6 12 12M18 6 6 18',
  content: 'M5 4h10l4 4v12H5ZM15 4v4h4M8 12h8M8 16h6',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  country: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  date: 'M7 2v4M17 2v4M3 10h18M5 5h14a2 2 0 0 1 2 2v12H3V7a2 2 0 0 1 2-2Z',
  down: 'm6 9 6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  figures: 'M4 20h16M6 20v-6h3v6M11 20V5h3v15M16 20V10h3v10',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  heading: 'M6 5v14M18 5v14M6 12h12',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  home: 'm4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  inbox: 'M4 13 7 4h10l3 9v7H4ZM4 13h5l1 3h4l1-3h5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12a1 1 0 1 0 .01 0M12 12a1 1 0 1 0 .01 0M19 12a1 1 0 1 0 .01 0',
  next: 'm10 6 6 6-6 6',
  number: 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5a1.5 1.5 0 0 1 3 0c0 1.5-3 2-3 3.5h3',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3 19c.6-4 2.6-5 6-5s5.4 1 6 5M16 5.5a3.5 3.5 0 0 1 0 6M17 14.5c2.4.5 3.6 2 4 4.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-5 4-6 8-6s7 1 8 6',
  picture: 'M4 4h16v16H4ZM4 17l5-5 4 4 3-3 4 4M15.5 9a1.5 1.5 0 1 0 0-.01Z',
  refresh: 'M20 12a8 8 0 1 1-2.3-5.7M20 4v4h-4',
  rows: 'M4 5h16v4H4ZM4 13h16v4H4ZM9 21h6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  section: 'M4 4h16v6H4ZM4 14h16v6H4Z',
  sort: 'm8 10 4-4 4 4M8 14l4 4 4-4',
  text: 'M5 6h14M12 6v13M9 19h6',
  unknown: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01',
  up: 'm6 15 6-6 6 6',
  yesNo: 'm3 13 4 4 6-8M15 9l6 6M21 9l-6 6',
} as const;

export type PanelIconShape = keyof typeof PATHS;

/** Point along the line of text, and the other way from right to left. */
const POINTING: ReadonlySet<PanelIconShape> = new Set(['back', 'next']);

/** Renders a decorative icon, hidden from screen readers. */
export const PanelIcon = ({ shape }: { readonly shape: PanelIconShape }) => (
  <DrawnIcon path={PATHS[shape]} isPointing={POINTING.has(shape)} />
);

interface DrawnIconProps {
  /** SVG, in a square of 24. */
  readonly path: string;
  /** Whether it is mirrored from right to left. */
  readonly isPointing?: boolean;
}

/** Renders a decorative drawing. */
export function DrawnIcon({ path, isPointing = false }: DrawnIconProps) {
  return (
    <svg
      className={`icon pn-icon${isPointing ? ' pn-pointing' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
