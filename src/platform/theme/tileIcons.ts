/** The icons that a service file may name (tile.icon), as SVG paths in a square of 24. */
export const TILE_ICONS: Readonly<Record<string, string>> = {
  bus: 'M5 5h14v11H5zM5 11h14M8 16v2.5M16 16v2.5M8 13.5h.01M16 13.5h.01',
  car: 'M4 15v-3l2-5h12l2 5v3M4 15h16v3h-3v-3M4 15v3h3v-3M5 11h14',
  citizenship: 'M6 21V4M6 4.5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  drivinglicense:
    'M3 6h18v12H3zM6.5 15.2c.3-3 5.2-3 5.5 0M9.2 11.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M14.5 10h3.5M14.5 13.5h3.5',
  greencard:
    'M3 6h18v12H3zM8.5 8.5l1 2.2 2.3.3-1.7 1.7.4 2.4-2-1.2-2 1.2.4-2.4-1.7-1.7 2.3-.3zM15 10h3M15 13.5h3',
  home: 'M3.5 12 12 5l8.5 7M6 10.5V19h12v-8.5M10 19v-5h4v5',
  hotel:
    'M3 18V8M3 15h18v3M21 15v-2a3 3 0 0 0-3-3h-7v5M7 12.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2',
  immigration:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18',
  insurance: 'M12 3l7.5 3v5c0 5-3.2 8-7.5 10-4.3-2-7.5-5-7.5-10V6zM12 9v6M9 12h6',
  museum: 'M4 10l8-5.5 8 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16',
  passport: 'M6 3h12v18H6zM12 13.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6M8.7 10.2h6.6M9 17h6',
  tickets:
    'M3 8a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2.3a1.7 1.7 0 0 0 0 3.4V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.3a1.7 1.7 0 0 0 0-3.4zM14 7v2M14 11v2M14 15v2',
  transport:
    'M3 7h11v9H3zM14 10h4l3 3v3h-7M7.5 18.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M17 18.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  visa: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 14l2 2 4-4.5',
};

/** For an unknown name: a compass. */
export const OTHER_ICON = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M15.5 8.5l-2 5-5 2 2-5z';
