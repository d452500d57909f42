import type { ContentKind } from '../../../definition/content/contentType';
import type { Properties } from '../../../definition/model/field';
import type { Text } from '../../../definition/model/text';

/* The parts of a service beside its questions, as records of content have them: the editor of content edits them. */

const text = (label: Text, more: object = {}) => ({
  type: 'string' as const,
  translated: true as const,
  label,
  ...more,
});

const ICONS: Readonly<Record<string, Text>> = {
  bus: ['پاس', 'حافلة', 'Bus'],
  car: ['ئۆتۆمبێل', 'سيارة', 'Car'],
  citizenship: ['ڕەگەزنامە', 'الجنسية', 'Citizenship'],
  company: ['کۆمپانیا', 'شركة', 'Company'],
  drivinglicense: ['مۆڵەتی شۆفێری', 'رخصة القيادة', 'Driving licence'],
  greencard: ['گرین کارد', 'غرين كارد', 'Green card'],
  home: ['خانوو', 'منزل', 'House'],
  hotel: ['هوتێل', 'فندق', 'Hotel'],
  immigration: ['کۆچکردن', 'الهجرة', 'Immigration'],
  insurance: ['بیمە', 'تأمين', 'Insurance'],
  museum: ['مۆزەخانە', 'متحف', 'Museum'],
  passport: ['پاسپۆرت', 'جواز سفر', 'Passport'],
  tickets: ['بلیت', 'تذاكر', 'Tickets'],
  transport: ['گواستنەوە', 'نقل', 'Transport'],
  visa: ['ڤیزا', 'تأشيرة', 'Visa'],
};

const COLOURS: Readonly<Record<string, Text>> = {
  info: ['شین', 'أزرق', 'Blue'],
  warning: ['پرتەقاڵی', 'برتقالي', 'Orange'],
  success: ['سەوز', 'أخضر', 'Green'],
  error: ['سوور', 'أحمر', 'Red'],
  muted: ['خۆڵەمێشی', 'رمادي', 'Grey'],
};

const select = (label: Text, all: Readonly<Record<string, Text>>, help?: Text) => ({
  type: 'string' as const,
  label,
  ...(help && { help }),
  widget: 'select' as const,
  choices: Object.entries(all).map(([value, name]) => ({ value, label: name })),
});

const group = (label: Text, properties: object) => ({ type: 'object' as const, label, properties });

const notice = (label: Text) => group(label, { text: text(['دەق', 'النص', 'Text']) });

/** Returns the fields of tile and page: what visitors read before and after the questions. */
export const pageFields = (contents: readonly ContentKind[]): Properties =>
  ({
    tile: group(['کارتی خزمەتگوزاری', 'بطاقة الخدمة', 'Tile'], {
      title: text(['ناو', 'الاسم', 'Name']),
      icon: select(['وێنە', 'الرسم', 'Drawing'], ICONS),
      order: {
        type: 'integer',
        label: ['شوێن لە لیستەکەدا', 'الترتيب في القائمة', 'Place in the list'],
        minimum: 1,
      },
    }),
    page: group(['لاپەڕە', 'الصفحة', 'Page'], {
      content: select(
        ['پوختە و پێداویستییەکان لە', 'النبذة والمتطلبات من', 'Overview and requirements from'],
        titlesOf(contents.filter(({ many, fields }) => !many && 'overview' in fields)),
        [
          'لە «ناوەڕۆک»دا دەستکاری دەکرێن. بەتاڵ: هیچ.',
          'تُعدّل في «المحتوى». فارغ: لا شيء.',
          'Edited under “Content”. Empty: none.',
        ],
      ),
      intro: text(
        [
          'سەردانکەر چی بەدەست دەهێنێت، لە یەک یان دوو ڕستەدا',
          'ما الذي يحصل عليه الزائر، في جملة أو جملتين',
          'What the visitor gets, in one or two sentences',
        ],
        { widget: 'textarea' },
      ),
      needs: {
        type: 'array',
        label: [
          'پێویستە سەردانکەر چی لەبەردەستدا بێت',
          'ما يحتاجه الزائر قبل أن يبدأ',
          'What the visitor should have at hand',
        ],
        items: text(['شت', 'الشيء', 'Thing']),
      },
      cost: text(['تێچوو', 'الكلفة', 'What it costs']),
      minutes: {
        type: 'integer',
        label: [
          'فۆرمەکە چەند خولەک دەخایەنێت',
          'كم دقيقة تستغرق الاستمارة',
          'How many minutes the form takes',
        ],
        minimum: 1,
        maximum: 240,
      },
    }),
    form: group(['فۆرم', 'الاستمارة', 'Form'], {
      title: text(['سەردێڕی فۆرم', 'عنوان الاستمارة', 'Heading of the form']),
    }),
    submit: group(['پەیامەکان', 'الرسائل', 'Messages'], {
      success: notice(['دوای ناردن', 'بعد الإرسال', 'After it was sent']),
      invalid: notice([
        'ئەگەر وەڵامێک کەم بێت یان هەڵە بێت',
        'إذا كان جواب ناقصاً أو خاطئاً',
        'If an answer is missing or wrong',
      ]),
    }),
  }) as unknown as Properties;

const titlesOf = (all: readonly Pick<ContentKind, 'id' | 'title'>[]) =>
  Object.fromEntries(all.map(({ id, title }) => [id, title]));

/**
 * Returns the fields of what staff do with applications.
 * @param statuses those that can follow by themselves
 * @param days the questions that are answered with a day
 */
export const processFields = (
  statuses: Readonly<Record<string, Text>>,
  days: Readonly<Record<string, Text>>,
): Properties =>
  ({
    staff: group(['داواکارییەکان', 'الطلبات', 'Applications'], {
      statuses: {
        type: 'array',
        label: ['دۆخەکان', 'الحالات', 'Statuses'],
        help: [
          'بەو ڕیزبەندییەی کە داواکارییەک پێیاندا تێدەپەڕێت. یەکەم هەمیشە «نوێ»یە.',
          'بالترتيب الذي يمر به الطلب. الأولى دائماً «جديد».',
          'In the order in which an application goes through them. The first is always “New”.',
        ],
        items: group(['دۆخ', 'الحالة', 'Status'], {
          name: text(['ناو بۆ کارمەندان', 'الاسم للموظفين', 'Name for staff']),
          applicant: text(
            ['ئەوەی داواکار دەیخوێنێتەوە', 'ما يقرؤه مقدم الطلب', 'What the applicant reads'],
            { widget: 'textarea' },
          ),
          color: select(['ڕەنگ', 'اللون', 'Colour'], COLOURS),
          closes: {
            type: 'boolean',
            label: ['داواکارییەکە دادەخات', 'تُغلق الطلب', 'Closes the application'],
          },
          onceSent: select(
            [
              'دوای ناردنی هەموو ئەوەی کەم بوو دەبێتە',
              'تصبح بعد إرسال كل ما كان ناقصاً',
              'Becomes, once all that was missing is sent',
            ],
            statuses,
          ),
        }),
      },
      retentionDays: {
        type: 'integer',
        label: [
          'داواکارییەکان دوای چەند ڕۆژ دەسڕدرێنەوە',
          'بعد كم يوم تُمحى الطلبات',
          'Days after which applications are erased',
        ],
        help: [
          'بەتاڵ: وەک ڕێکخستنی سێرڤەر.',
          'فارغ: كما في إعدادات الخادم.',
          'Empty: as the server is set.',
        ],
        minimum: 1,
      },
      endDates: {
        type: 'array',
        label: [
          'ئەو ڕۆژانەی شتێک تێیاندا بەسەردەچێت',
          'أيام تنتهي فيها صلاحية شيء',
          'Days on which something ends',
        ],
        help: [
          'وەک ڕۆژی بەسەرچوونی پاسپۆرت. کارمەندان لەو ڕۆژەدا ئاگادار دەکرێنەوە.',
          'مثل يوم انتهاء جواز السفر. يُذكَّر الموظفون به في ذلك اليوم.',
          'Such as the last day of a passport. Staff are told on the day.',
        ],
        items: group(['ڕۆژ', 'يوم', 'Day'], {
          field: select(['پرسیار', 'السؤال', 'Question'], days),
          name: text(['چی بەسەردەچێت', 'ما الذي ينتهي', 'What ends']),
        }),
      },
    }),
    documents: {
      type: 'array',
      label: [
        'ئەو بەڵگەنامانەی کارمەندان پێویستیان پێیەتی',
        'الوثائق التي يحتاجها الموظفون',
        'Documents that staff need',
      ],
      items: group(['بەڵگەنامە', 'الوثيقة', 'Document'], {
        name: text(['ناو', 'الاسم', 'Name']),
        help: text(['ڕوونکردنەوە', 'شرح', 'Hint']),
        onRequest: {
          type: 'boolean',
          label: ['تەنها لەسەر داواکاری', 'عند الطلب فقط', 'Only on request'],
        },
      }),
    },
  }) as unknown as Properties;
