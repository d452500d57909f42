import type { ServiceFile } from '../../definition/model/service';
import type { Text } from '../../definition/model/text';
import type { Json } from '../../definition/model/values';

/** The decisions of the person who adds a service. */
export interface Wishes {
  readonly id: string;
  readonly title: Text;
  /** Shared fields as "person/firstName". */
  readonly fields: readonly string[];
  readonly photos: boolean;
  /** The position of its tile. */
  readonly order: number;
  /** Answers to shared fields, for its sample. */
  readonly samples?: Readonly<Record<string, Json>>;
}

/** Creates a valid service file, to be edited. */
export function skeleton({ id, title, fields, photos, order, samples = {} }: Wishes): ServiceFile {
  const names = fields.map((field) => field.split('/')[1] ?? field);
  const snake = id.replaceAll('-', '_');
  const properties = Object.fromEntries(
    fields.map((field, index) => {
      const [file = '', name = ''] = field.split('/');
      return [names[index] ?? name, { $ref: `../shared/${file}.json#/${name}` }];
    }),
  );
  const required = [...names.slice(0, 1), ...(photos ? ['photos'] : [])];
  return {
    $schema: '../service.schema.json',
    id,
    version: 1,
    route: `/services/${id}`,
    tile: { icon: 'bus', title, order },
    page: { intro: INTRO, minutes: 3 },
    form: {
      title: APPLY,
      required,
      properties: photos ? { ...properties, photos: PHOTOS } : properties,
    },
    steps: [
      { title: DETAILS, fields: names },
      ...(photos ? [{ title: PHOTOS.label, fields: ['photos'] }] : []),
    ],
    submit: {
      path: `client/${snake}_application/`,
      encoding: photos ? 'multipart' : 'json',
      success: { text: SUCCESS, timeout: 3000 },
      invalid: { text: INVALID, timeout: 3000 },
    },
    staff: { list: `${snake}_application/`, columns: names.slice(0, 4) },
    sample: {
      ...Object.fromEntries(
        fields.map((field, index): [string, Json] => [names[index] ?? field, samples[field] ?? '']),
      ),
      ...(photos ? { photos: ['sample:photo.jpg'] } : {}),
    },
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

const PHOTOS = {
  type: 'array',
  widget: 'images',
  minItems: 1,
  maxItems: 4,
  label: ['وێنەکان', 'الصور', 'Photos'] as Text,
};
