/** What the status page of a new application receives; nothing is asked for. */
export const NEW_STATUS = {
  reference: 'RG-7K3M-2QXD',
  title: ['', '', 'Visa'],
  language: 'en',
  createdAt: '2026-05-01T08:00:00.000Z',
  status: 'new',
  statusText: ['', '', 'We are looking at it.'],
  statusAt: null,
  usualDays: 3,
  endsAt: null,
  sentFiles: 0,
  request: null,
  documents: [],
  given: [],
  steps: [],
};
