import { FORM_KINDS, type FormKind } from '../shared/forms';

const TABS = ['json', 'request', 'staff'] as const;

export type Tab = (typeof TABS)[number];

export type FormWidth = 'phone' | 'desktop';

/** What the tool shows. All of it is in the URL, so that a reload and a link keep it. */
export interface View {
  /** The selected file's path from the project's root; undefined: none yet. */
  readonly file: string | undefined;
  readonly forms: readonly FormKind[];
  readonly width: FormWidth;
  readonly tab: Tab;
  /** The marked line of the file. */
  readonly line: number | undefined;
  /** The record whose sections the forms use, if there are several; empty: as in the sample. */
  readonly record: string;
}

const BASE = '/playground';

const DEFAULTS: Omit<View, 'file'> = {
  forms: ['ku', 'ar', 'en'],
  width: 'phone',
  tab: 'json',
  line: undefined,
  record: '',
};

/** Parses a URL; unknown values are replaced by the defaults. */
export function readView(pathname: string, search: string): View {
  const query = new URLSearchParams(search);
  const forms = query.get('forms')?.split(',') ?? DEFAULTS.forms;
  const line = Number(query.get('line'));
  return {
    file: fileAt(pathname),
    forms: FORM_KINDS.filter((kind) => forms.includes(kind)),
    width: query.get('width') === 'desktop' ? 'desktop' : 'phone',
    tab: TABS.find((tab) => tab === query.get('tab')) ?? DEFAULTS.tab,
    line: Number.isInteger(line) && line > 0 ? line : undefined,
    record: query.get('record') ?? DEFAULTS.record,
  };
}

/** Returns the URL of a view, the inverse of readView. */
export function addressOf({ file, ...view }: View): string {
  const query = new URLSearchParams();
  const note = (name: keyof typeof DEFAULTS, value: string | number | undefined) => {
    if (value !== undefined && String(value) !== String(DEFAULTS[name])) {
      query.set(name, String(value));
    }
  };
  note('forms', view.forms.join());
  note('width', view.width);
  note('tab', view.tab);
  note('line', view.line);
  note('record', view.record);
  const search = query.toString().replaceAll('%2C', ',');
  return pathOf(file) + (search && `?${search}`);
}

/** Returns the name of the file of a service or of an example; undefined for any other file. */
export const serviceIn = (file: string | undefined): string | undefined =>
  /^(?:schemas\/services|tests\/fixtures(?:\/foreign)?)\/([\w-]+)\.json$/u.exec(file ?? '')?.[1];

/** The URL names a service by its name only, any other file by its path. */
function fileAt(pathname: string): string | undefined {
  const rest = decodeURIComponent(pathname.slice(BASE.length)).replace(/^\//u, '');
  if (rest === '') return undefined;
  return rest.includes('/') ? `${rest}.json` : `schemas/services/${rest}.json`;
}

const pathOf = (file: string | undefined): string =>
  file === undefined
    ? BASE
    : `${BASE}/${file.replace(/^schemas\/services\//u, '').replace(/\.json$/u, '')}`;

/** The viewport width of a form's document, in CSS pixels. */
export const FRAME_WIDTHS: Readonly<Record<FormWidth, number>> = { phone: 360, desktop: 1280 };

/** Gap between two frames. */
const GAP = 12;

/** The smallest legible scale: below it the row scrolls instead. */
const SMALLEST = { phone: 0.6, desktop: 0.5 } as const;

/** Returns the scale at which as many frames as possible fit into a row. */
export function frameScale(width: FormWidth, room: number, frames: number): number {
  const each = (room - GAP * (frames - 1)) / Math.max(frames, 1);
  return Math.min(1, Math.max(SMALLEST[width], each / FRAME_WIDTHS[width]));
}
