import type { Text } from '../model/text';

/** Instead of a question that this form cannot ask. Not in locales/: it is stored with the application's definition. */
const NOT_HERE: Text = [
  'ئەم پرسیارە لێرەدا پیشان نادرێت. کارمەندەکانمان لێت دەپرسن.',
  'لا يمكن عرض هذا السؤال هنا. سيسألك موظفونا عنه.',
  'This question cannot be shown here. Our staff will ask you about it.',
];

const PART: Text = ['بەشی', 'القسم', 'Part'];

/** Returns the note for a question with an unsupported type: its own label, or a default. */
export const unaskable = (label: Text | undefined): Text =>
  label === undefined ? NOT_HERE : each((index) => `${label[index]} — ${NOT_HERE[index]}`);

/** Returns the title of a section without one. */
export const partTitle = (number: number): Text => each((index) => `${PART[index]} ${number}`);

const each = (word: (index: 0 | 1 | 2) => string): Text => [word(0), word(1), word(2)];
