const PATHS = {
  calendar:
    'M7 2v3M17 2v3M3 9h18M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4ZM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  down: 'm6 9 6 6 6-6',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  close: 'm6 6 12 12M18 6 6 18',
  backward: 'm15 5-7 7 7 7',
  forward: 'm9 5 7 7-7 7',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  picture: 'M4 4h16v16H4ZM4 17l5-5 4 4 3-3 4 4M15.5 9a1.5 1.5 0 1 0 0-.01Z',
} as const;

/** Renders an icon beside a text or in a button with a name; hidden from screen readers. */
export function Icon({ shape }: { shape: keyof typeof PATHS }) {
  return (
    <svg className="rg-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[shape]} />
    </svg>
  );
}
