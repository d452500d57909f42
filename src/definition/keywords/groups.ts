interface GroupRow {
  readonly in: 'forms' | 'records' | 'others';
  /** What the documentation calls it. */
  readonly called: string;
  readonly type?: readonly (string | readonly string[])[];
  readonly widget?: readonly string[];
  readonly format?: readonly string[];
  readonly wire?: readonly string[];
  /** The widget tells it from other groups of the same type. */
  readonly byWidget?: true;
  /** Without these it means nothing, beside type and label. */
  readonly needs?: readonly string[];
}

/** What the controls are, where their names do not say it. */
export const WIDGETS: Readonly<Record<string, string>> = {
  code: 'left to right in every language',
  radio: 'of choices',
  select: 'of choices',
  counter: 'plus and minus',
  handed: 'what the page hands over, shown',
  hidden: 'the same, not shown',
  note: 'words only: the label, and no answer',
  checkboxes: 'several of its choices',
  rows: 'edited in place',
  entries: 'filled in, then added',
  pages: 'one row at a time',
  document: 'PDF',
  image: 'the address of a picture',
  table: 'rows of cells',
  sections: 'dynamic sections of a form',
  body: 'a part of an overview: type 1 a text, 2 a list of texts, 3 a table',
  dateRange: 'from and to',
  images: 'photos',
};

const RANGE_WIRE = ['tuple', 'spread', 'rangeText'];
const FORMATS = ['email', 'phone', 'date', 'time'];

/** Fields of forms, or of records of content, that have the same keywords; cells of tables, and items of a checklist. */
export const GROUPS = {
  text: {
    in: 'forms',
    called: 'text',
    type: ['string', ['string', 'null']],
    format: FORMATS,
    widget: ['textarea', 'code', 'radio', 'select', 'handed', 'hidden'],
  },
  note: { in: 'forms', called: 'note', type: ['string'], widget: ['note'], byWidget: true },
  number: {
    in: 'forms',
    called: 'number',
    type: ['number', 'integer'],
    widget: ['counter', 'radio', 'select', 'handed', 'hidden'],
  },
  boolean: { in: 'forms', called: 'yes or no', type: ['boolean'], widget: ['checkbox'] },
  object: {
    in: 'forms',
    called: 'group',
    type: ['object'],
    widget: ['dialog', 'dateRange', 'handed'],
    wire: RANGE_WIRE,
    needs: ['properties'],
  },
  several: {
    in: 'forms',
    called: 'several',
    type: ['array'],
    widget: ['checkboxes'],
    byWidget: true,
    needs: ['choices'],
  },
  files: { in: 'forms', called: 'photos', type: ['array'], widget: ['images'], byWidget: true },
  document: {
    in: 'forms',
    called: 'document',
    type: ['array'],
    widget: ['document'],
    byWidget: true,
  },
  list: {
    in: 'forms',
    called: 'list',
    type: ['array'],
    widget: ['rows', 'entries', 'dialog', 'pages'],
    wire: ['columns'],
    needs: ['items'],
  },
  recordText: {
    in: 'records',
    called: 'text',
    type: ['string'],
    format: [...FORMATS, 'url', 'colour'],
    widget: ['textarea', 'code', 'image', 'radio', 'select'],
  },
  recordNumber: {
    in: 'records',
    called: 'number',
    type: ['number', 'integer'],
    widget: ['counter', 'radio', 'select'],
  },
  recordBoolean: { in: 'records', called: 'yes or no', type: ['boolean'], widget: ['checkbox'] },
  recordObject: { in: 'records', called: 'group', type: ['object'], needs: ['properties'] },
  recordBody: { in: 'records', called: 'body', type: ['object'], widget: ['body'], byWidget: true },
  recordList: { in: 'records', called: 'rows', type: ['array'], needs: ['items'] },
  recordTable: {
    in: 'records',
    called: 'table',
    type: ['array'],
    widget: ['table'],
    byWidget: true,
  },
  recordSections: {
    in: 'records',
    called: 'sections',
    type: ['array'],
    widget: ['sections'],
    byWidget: true,
  },
  cell: {
    in: 'others',
    called: 'cell',
    type: ['string', 'number', 'integer'],
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
