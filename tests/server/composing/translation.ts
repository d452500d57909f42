import type { ServiceFile } from '../../../src/definition/model/service';

/** Returns a text in three languages, as the lints accept it. */
export const three = (text: string) => [`دەق ${text}`, `نص ${text}`, text] as const;

/** A service as staff compose it: its calls are filled in by the server. */
export function translation(change: Partial<ServiceFile> = {}): ServiceFile {
  const notice = { text: three('Sent'), timeout: 3000 };
  return {
    id: 'translation',
    version: 1,
    route: '/services/translation',
    tile: { icon: 'passport', title: three('Translation'), order: 20 },
    page: { intro: three('We translate your documents.') },
    form: {
      title: three('Order'),
      required: ['firstName'],
      properties: {
        firstName: { $ref: '../shared/person.json#/firstName' },
        phone: { $ref: '../shared/person.json#/phoneNumber' },
        pages: { type: 'integer', label: three('Pages'), minimum: 1, maximum: 500 },
      },
    },
    documents: [{ id: 'original', name: three('The original') }],
    submit: { path: '', encoding: 'json', success: notice, invalid: notice },
    staff: {
      list: '',
      columns: ['pages'],
      about: ['pages'],
      statuses: [
        { id: 'new' },
        { id: 'atCourt', name: three('At court'), applicant: three('At court'), color: 'info' },
        { id: 'done' },
      ],
      retentionDays: 30,
    },
    sample: { firstName: 'Naz', pages: 3 },
    ...change,
  };
}

export const ANSWERS = { firstName: 'Naz', pages: 3 };
