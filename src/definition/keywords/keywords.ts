/**
 * The kind of a value. Its TypeScript type (model/field), its JSON Schema (schemas/value.schema.json), whether it has texts
 * and which fields it names follow from it. `own`: every type of field has its own values.
 */
export type Kind =
  | ('text' | 'texts' | 'choices' | 'fields' | 'field' | 'row' | 'rows' | 'sumLimit' | 'ends')
  | ('own' | 'word' | 'flag' | 'number' | 'names' | 'media' | 'dialog' | 'references')
  | ('condition' | 'sibling' | 'comparisons' | 'source' | 'calculation' | 'bound' | 'prefill')
  | ('answer' | 'begins' | 'copies' | 'reads');

/**
 * What a change of a keyword does to stored values. `checked`: they may be refused; `least`, `most`: they may be refused if
 * the bound is narrower; `fits`: answers stay valid; else what adding, removing and changing it does to answers and records.
 */
export type Change =
  | ('checked' | 'least' | 'most' | 'fits')
  | Readonly<Partial<Record<'answers' | 'records', Effect>>>;

type Effect = readonly [added: string, removed?: string, other?: string];

interface Row {
  readonly kind: Kind;
  /** The inputs of the forms read it. */
  readonly input?: true;
}

/**
 * The keywords of the field language. Pages load this part of the table; what only tools read of a keyword, such as its
 * documentation, is in reference.ts.
 */
export const KEYWORDS = {
  type: { kind: 'own' },
  id: { kind: 'word' },
  name: { kind: 'text' },
  label: { kind: 'text', input: true },
  help: { kind: 'text', input: true },
  placeholder: { kind: 'text', input: true },
  called: { kind: 'text' },
  errors: { kind: 'texts' },
  when: { kind: 'condition' },
  requiredWhen: { kind: 'condition' },
  prefill: { kind: 'prefill', input: true },
  autocomplete: { kind: 'word', input: true },
  search: { kind: 'flag' },
  format: { kind: 'own' },
  maxLength: { kind: 'number' },
  pattern: { kind: 'word' },
  choices: { kind: 'choices', input: true },
  unless: { kind: 'choices', input: true },
  source: { kind: 'source', input: true },
  widget: { kind: 'own' },
  contentMediaType: { kind: 'media' },
  reads: { kind: 'reads', input: true },
  calculate: { kind: 'calculation', input: true },
  compare: { kind: 'comparisons', input: true },
  mustBe: { kind: 'answer', input: true },
  begins: { kind: 'begins' },
  money: { kind: 'flag', input: true },
  currency: { kind: 'word', input: true },
  unit: { kind: 'text', input: true },
  compact: { kind: 'flag', input: true },
  mask: { kind: 'word', input: true },
  minimum: { kind: 'bound', input: true },
  maximum: { kind: 'bound', input: true },
  ends: { kind: 'ends', input: true },
  properties: { kind: 'fields' },
  required: { kind: 'names' },
  expected: { kind: 'names' },
  dialog: { kind: 'dialog', input: true },
  record: { kind: 'flag' },
  refersTo: { kind: 'references' },
  untilNow: { kind: 'text', input: true },
  wire: { kind: 'own' },
  together: { kind: 'sumLimit' },
  countedBy: { kind: 'sibling' },
  rowTitle: { kind: 'names' },
  items: { kind: 'field' },
  minItems: { kind: 'number' },
  maxItems: { kind: 'number', input: true },
  translated: { kind: 'flag' },
  rich: { kind: 'flag' },
  video: { kind: 'flag' },
  insteadOf: { kind: 'sibling' },
  contrast: { kind: 'number' },
  copies: { kind: 'copies' },
  row: { kind: 'row' },
  heads: { kind: 'sibling' },
  fixed: { kind: 'rows' },
  onRequest: { kind: 'flag' },
} as const satisfies Readonly<Record<string, Row>>;

export type Keyword = keyof typeof KEYWORDS;

export type KindOf<K extends Keyword> = (typeof KEYWORDS)[K]['kind'];

export type InputKeyword = {
  [K in Keyword]: (typeof KEYWORDS)[K] extends { readonly input: true } ? K : never;
}[Keyword];

export type KeywordOfKind<K extends Kind> = {
  [N in Keyword]: KindOf<N> extends K ? N : never;
}[Keyword];
