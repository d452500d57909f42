import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import type { Reply } from '../../src/mrz/worker';
import { applicationIn } from '../../src/panel/applications/application';
import { readsOf } from '../../src/panel/applications/photos/readsOf';
import { PassportCheck } from '../../src/panel/applications/photos/viewer/PassportCheck';

let reply: Reply;
vi.mock('../../src/mrz/readPassport', () => ({ readPassport: async () => reply }));
afterEach(cleanup);

const PASSPORT: Reply = {
  kind: 'TD3',
  values: {
    firstName: 'NIYAN',
    surname: 'KARIM',
    documentNumber: 'A18273645',
    dateOfBirth: '1994-03-21',
    expiryDate: '2029-05-03',
  },
};

const definition = readServices('schemas').find(({ id }) => id === 'healthinsurance')!;
const answers = { firstName: 'Niyan', lastName: 'Kareem', passportNumber: 'A18273645' };
const application = applicationIn({ id: 'a1', answers, definition })!;
const reads = readsOf(definition, 'photos')!;

/** Shows what is read of a photo of an application. */
function check(id: string, read: Reply, onCorrect?: (proposed: object) => void) {
  reply = read;
  const photo = { id, name: 'Photo 1', file: 'photo-1', path: 'photos' };
  const file = new Blob([], { type: 'image/jpeg' });
  render(<PassportCheck {...{ application, photo, file, reads, onCorrect }} />);
}

const rowOf = async (label: RegExp) =>
  (await screen.findByRole('row', { name: label })).textContent;

it('shows what a passport says beside the answers, and proposes what differs', async () => {
  const onCorrect = vi.fn();
  check('p1', PASSPORT, onCorrect);
  expect(await rowOf(/Surname|Last name/iu)).toMatch(/KareemKARIMDifferent$/u);
  expect(await rowOf(/First name/iu)).toMatch(/NiyanNIYANSame$/u);
  fireEvent.click(screen.getByRole('button', { name: 'Correct what is different' }));
  expect(onCorrect).toHaveBeenCalledWith({ lastName: 'KARIM', dateOfBirth: '1994-03-21' });
});

it('offers a copy of what differs where nothing can be corrected', async () => {
  check('p2', PASSPORT);
  await screen.findByRole('button', { name: 'Copy what is different' });
});

it.each([{ why: 'glare' }, undefined, { ...PASSPORT, kind: 'TD1' }] as readonly Reply[])(
  'says why nothing is read: %j',
  async (read) => {
    check(JSON.stringify([read]), read);
    await screen.findByText(read && 'why' in read ? 'form.passport.glare' : 'form.passport.none');
    expect(screen.queryByRole('table')).toBeNull();
  },
);

it('reads a document of the checklist as the passport of whom the form is about', () => {
  expect(readsOf(definition, undefined)).toEqual(reads);
  expect(readsOf(definition, 'firstName')).toBeUndefined();
});
