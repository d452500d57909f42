import type { ServiceFile } from '../../definition/model/service';
import type { Text } from '../../definition/model/text';

/** What makes a new service another than all others. */
export interface Place {
  readonly id: string;
  readonly title: Text;
  /** The position of its tile. */
  readonly order: number;
}

/** Shared questions with which it begins. */
const NAMES = ['firstName', 'surname', 'email', 'phoneNumber'];

/** Returns where a service of a file sends its applications, and where staff read them. */
export function fileCalls(id: string): { readonly path: string; readonly list: string } {
  const snake = id.replaceAll('-', '_');
  return { path: `client/${snake}_application/`, list: `${snake}_application/` };
}

/** Creates a service that can be published as it is, but for its sample. */
export function skeleton({ id, title, order }: Place): ServiceFile {
  const { path, list } = fileCalls(id);
  const properties = Object.fromEntries(
    NAMES.map((name) => [name, { $ref: `../shared/person.json#/${name}` }]),
  );
  return {
    $schema: '../service.schema.json',
    id,
    version: 1,
    route: `/services/${id}`,
    tile: { icon: 'bus', title, order },
    page: { intro: INTRO, minutes: 3 },
    form: { title: APPLY, required: NAMES.slice(0, 1), properties },
    steps: [{ title: DETAILS, fields: NAMES }],
    submit: {
      path,
      encoding: 'json',
      success: { text: SUCCESS, timeout: 3000 },
      invalid: { text: INVALID, timeout: 3000 },
    },
    staff: { list, columns: NAMES },
    sample: Object.fromEntries(NAMES.map((name) => [name, ''])),
  };
}

const INTRO: Text = [
  'ئەم فۆرمە پڕ بکەرەوە، ئێمە پەیوەندیت پێوە دەکەین.',
  'املأ هذه الاستمارة وسنتصل بك.',
  'Fill in this form and we will call you.',
];

const APPLY: Text = ['ئێستا داواکاری پێشکەش بکە', 'قدّم الآن', 'Apply now'];

const DETAILS: Text = ['زانیاریی کەسی', 'المعلومات الشخصية', 'Personal details'];

const SUCCESS: Text = [
  'داواکارییەکەت بە سەرکەوتوویی نێردرا',
  'تم إرسال طلبك بنجاح',
  'Your request sent successfully',
];

const INVALID: Text = [
  'تکایە زانیارییە پێویستەکان پڕ بکەرەوە',
  'يرجى ملء المعلومات المطلوبة',
  'Required information',
];
