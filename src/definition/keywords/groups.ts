interface GroupRow {
  readonly in: 'forms' | 'records' | 'others';
  /** Its name in the documentation. */
  readonly called: string;
  readonly type?: readonly (string | readonly string[])[];
  readonly widget?: readonly string[];
  readonly format?: readonly string[];
  readonly wire?: readonly string[];
  /** The widget distinguishes it from other groups of the same type. */
  readonly byWidget?: true;
  /** The keywords that it requires besides type and label. */
  readonly needs?: readonly string[];
}

/** Describes the widgets whose names do not suffice. */
export const WIDGETS: Readonly<Record<string, string>> = {
  code: 'left to right in every language',
  radio: 'of choices',
  select: 'of choices',
  counter: 'plus and minus',
  scale: 'radio buttons from minimum to maximum in one row',
  handed: 'what the page hands over, shown',
  hidden: 'the same, not shown',
  note: 'words only: the label, and no answer',
  heading: 'the same as the heading of the questions after it',
  checkboxes: 'several of its choices',
  rows: 'edited in place',
  entries: 'filled in, then added',
  pages: 'one row at a time',
  matrix: 'the same choice for each of its fixed rows',
  document: 'PDF',
  image: 'the address of a picture',
  table: 'rows of cells',
  sections: 'dynamic sections of a form',
  body: 'a part of an overview: type 1 a text, 2 a list of texts, 3 a table',
  dateRange: 'from and to',
  images: 'photos',
  signature: 'one picture: drawn, or a typed name',
};

const TEXTS = ['email', 'phone', 'date', 'time'];
const PICKED = ['radio', 'select'];
const PASSED = ['handed', 'hidden'];

const FORM_LIST = { in: 'forms', type: ['array'] } as const;
const RECORD_LIST = { in: 'records', type: ['array'] } as const;
const RECORD_OBJECT = { in: 'records', type: ['object'] } as const;
const NUMBER = ['number', 'integer'];

/** Fields of forms, or of records of content, that have the same keywords; cells of tables, and items of a checklist. */
export const GROUPS = {
  text: {
    in: 'forms',
    called: 'text',
    type: ['string', ['string', 'null']],
    format: [...TEXTS, 'position'],
    widget: ['textarea', 'code', ...PICKED, ...PASSED],
  },
  note: {
    in: 'forms',
    called: 'note',
    type: ['string'],
    widget: ['note', 'heading'],
    byWidget: true,
  },
  number: {
    in: 'forms',
    called: 'number',
    type: NUMBER,
    widget: ['counter', 'scale', ...PICKED, ...PASSED],
  },
  boolean: { in: 'forms', called: 'yes or no', type: ['boolean'], widget: ['checkbox'] },
  object: {
    in: 'forms',
    called: 'group',
    type: ['object'],
    widget: ['dialog', 'dateRange', 'handed'],
    wire: ['tuple', 'spread', 'rangeText'],
    needs: ['properties'],
  },
  several: {
    ...FORM_LIST,
    called: 'several',
    widget: ['checkboxes'],
    byWidget: true,
    needs: ['choices'],
  },
  files: { ...FORM_LIST, called: 'photos', widget: ['images', 'signature'], byWidget: true },
  document: { ...FORM_LIST, called: 'document', widget: ['document'], byWidget: true },
  list: {
    ...FORM_LIST,
    called: 'list',
    widget: ['rows', 'entries', 'dialog', 'pages', 'matrix'],
    wire: ['columns'],
    needs: ['items'],
  },
  recordText: {
    in: 'records',
    called: 'text',
    type: ['string'],
    format: [...TEXTS, 'url', 'colour'],
    widget: ['textarea', 'code', 'image', ...PICKED],
  },
  recordNumber: { in: 'records', called: 'number', type: NUMBER, widget: ['counter', ...PICKED] },
  recordBoolean: { in: 'records', called: 'yes or no', type: ['boolean'], widget: ['checkbox'] },
  recordObject: { ...RECORD_OBJECT, called: 'group', needs: ['properties'] },
  recordBody: { ...RECORD_OBJECT, called: 'body', widget: ['body'], byWidget: true },
  recordList: { ...RECORD_LIST, called: 'rows', needs: ['items'] },
  recordTable: { ...RECORD_LIST, called: 'table', widget: ['table'], byWidget: true },
  recordSections: { ...RECORD_LIST, called: 'sections', widget: ['sections'], byWidget: true },
  cell: {
    in: 'others',
    called: 'cell',
    type: ['string', ...NUMBER],
    format: ['date'],
    wire: ['texts'],
  },
  checklist: { in: 'others', called: 'checklist' },
} as const satisfies Readonly<Record<string, GroupRow>>;

export type Group = keyof typeof GROUPS;

/** Keywords whose values differ between the groups. */
export type OwnKeyword = 'type' | 'widget' | 'format' | 'wire';

export const groupsIn = (where: GroupRow['in']): Group[] =>
  (Object.keys(GROUPS) as Group[]).filter((group) => GROUPS[group].in === where);

export const groupRow = (group: Group): GroupRow => GROUPS[group];
