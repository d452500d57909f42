const text = (en: string) => ['ناو', 'اسم', en];

const field = (type: string, more: object = {}) => ({ type, label: text('Field'), ...more });

const element = (elType: number, more: object = {}) => ({
  elType,
  elLable: text('Question'),
  value: '',
  ...more,
});

const list = (more: object = {}) => ({
  listTitle: text('List'),
  listItem: [element(1), element(8, { choiceId: 'levels' })],
  listArray: [],
  ...more,
});

const trigger = { answerWithYesOrNo: true, answerWithYesOrNoValue: false };

/** A content type with every type of field. */
const HOTELS = {
  id: 'hotels',
  version: 1,
  title: text('Hotels'),
  many: true,
  panel: 'home/hotels',
  page: '/hotel/{id}',
  calls: {
    public: [
      'client/hotels/',
      'client/hotels/{id}/',
      { path: 'client/hotel_gallery', answer: 'pages', search: ['name'] },
      { path: 'client/best_hotels/', answer: 'all', above: { stars: 3 }, order: '-stars' },
    ],
    staff: ['hotels/', { path: 'all_hotels/', answer: 'nested' }],
    create: ['hotels/'],
    update: ['hotels/{id}/', 'hotel/'],
    remove: ['hotels/{id}'],
  },
  fields: {
    name: field('string', { translated: true }),
    stars: field('integer', { minimum: 1, maximum: 5 }),
    open: field('boolean'),
    since: field('string', { format: 'date' }),
    photo: field('string', { widget: 'image' }),
    board: field('string', {
      choices: ['full', 'half'].map((value) => ({ value, label: text('Board') })),
    }),
    rooms: field('array', { items: field('object', { properties: { price: field('number') } }) }),
    place: field('object', {
      copies: { by: 'board', kinds: { full: 'hotels', half: 'options' } },
      properties: { city: field('string', { translated: true }) },
    }),
    tags: field('array', { items: field('string', { translated: true, maxLength: 20 }) }),
    scores: field('array', { items: field('number') }),
    near: field('string', { refersTo: [{ content: 'hotels' }] }),
    prices: field('array', { widget: 'table' }),
    about: field('object', { widget: 'body' }),
    more: field('array', {
      items: field('object', { properties: { body: field('object', { widget: 'body' }) } }),
    }),
    form: field('array', { widget: 'sections' }),
  },
  samples: [
    {
      id: 'citadel',
      name: ['قەڵا', 'القلعة', 'Citadel'],
      stars: 4,
      open: true,
      since: '2019-03-21',
      photo: '/content/hotel.svg',
      board: 'half',
      rooms: [{ price: 60.5 }],
      place: { city: ['هەولێر', 'أربيل', 'Erbil'] },
      tags: [text('Quiet'), text('Old')],
      scores: [8, 9.5],
      createdAt: '2026-05-01T08:00:00Z',
      near: '',
      prices: [
        [text('One week'), 60, 90],
        [text('Two weeks'), 100, 150],
      ],
      about: { type: 1, value: text('A house by the citadel') },
      more: [
        { body: { type: 2, value: [text('Breakfast'), text('Garden')] } },
        { body: { type: 3, value: [[text('Room'), 20]] } },
      ],
      form: [
        {
          title: text('Trip'),
          sectionNote: text('Nearly is enough'),
          typeIds: ['citadel'],
          body: [
            element(1),
            element(2),
            element(3),
            element(4),
            element(5),
            element(6, { list: list() }),
            element(7, { list: list(trigger) }),
            element(8, { choiceId: 'levels' }),
          ],
        },
      ],
    },
    {
      id: 'river',
      name: text('River'),
      stars: 3,
      open: false,
      since: '',
      photo: '',
      board: 'full',
      rooms: [],
      place: { city: ['', '', ''] },
      tags: [],
      scores: [],
      near: 'citadel',
      prices: [],
      about: { type: 1, value: text('By the river') },
      more: [],
      form: [],
    },
  ],
};

const OPTIONS = {
  id: 'options',
  version: 1,
  title: text('Options'),
  many: true,
  panel: 'home/hotels',
  calls: { public: [{ path: 'client/get_options/', answer: 'all' }], staff: ['options/'] },
  fields: { options: field('array', { items: field('string', { translated: true }) }) },
  samples: [{ id: 'levels', options: [text('Good'), text('Very good')] }],
};

/** Valid content types, by their paths. */
export const SOUND_CONTENTS: Readonly<Record<string, object>> = {
  'schemas/content/hotels.json': HOTELS,
  'schemas/content/options.json': OPTIONS,
};
