import { LANGUAGES, type Text } from '../text';

/**
 * Said instead of a question that this form cannot ask. Here and not in locales, for it goes into the
 * definition that the application is stored with.
 */
const NOT_HERE: Text = [
  'ئەم پرسیارە لێرەدا پیشان نادرێت. کارمەندەکانمان لێت دەپرسن.',
  'لا يمكن عرض هذا السؤال هنا. سيسألك موظفونا عنه.',
  'This question cannot be shown here. Our staff will ask you about it.',
];

const PART: Text = ['بەشی', 'القسم', 'Part'];

/** What stands in the place of a question that has no kind of input here: its own words, or ours. */
export const unaskable = (label: Text | undefined): Text =>
  label === undefined ? NOT_HERE : each((index) => `${label[index]} — ${NOT_HERE[index]}`);

/** The title of a section that has none. */
export const partTitle = (number: number): Text => each((index) => `${PART[index]} ${number}`);

function each(word: (index: 0 | 1 | 2) => string): Text {
  const [ku, ar, en] = LANGUAGES.map((_, index) => word(index as 0 | 1 | 2));
  return [ku ?? '', ar ?? '', en ?? ''];
}
