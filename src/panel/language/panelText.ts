type Key = keyof typeof import('../../../locales/panel/ku.json');

/** An English text of the panel with translations in locales/panel. Others do not compile. */
export type PanelText = Key extends infer K
  ? K extends `${infer Text}_${Form}`
    ? Text
    : K
  : never;

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
