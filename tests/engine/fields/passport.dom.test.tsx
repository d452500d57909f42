import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import type { Properties } from '../../../src/definition/model/field';
import type { Reply } from '../../../src/mrz/worker';
import { string, text } from '../../definition/words';
import { fileOf, stubPictures } from '../inputs/photos';
import { openForm, storedAnswers } from './form';

/** What is read of the next photos, or will be. */
let replies: (Reply | Promise<Reply>)[] = [];

vi.mock('../../../src/mrz/readPassport', () => ({
  readPassport: async () => replies.shift(),
  cacheReader: async () => undefined,
}));

beforeEach(() => stubPictures());

const PASSPORT: Reply = {
  kind: 'TD3',
  values: {
    firstName: 'NIYAN',
    surname: 'KARIM',
    documentNumber: 'A18273645',
    gender: 'female',
    nationality: 'IRQ',
    dateOfBirth: '1994-03-21',
    expiryDate: '2029-05-03',
  },
};

const PROPERTIES: Properties = {
  name: string({ label: text('First name') }),
  family: string({ label: text('Surname') }),
  number: string({ label: text('Passport number'), widget: 'code', compact: true }),
  birth: string({ label: text('Date of birth'), format: 'date', prefill: 'today' }),
  gender: string({
    label: text('Gender'),
    choices: [
      { value: 'Male', label: text('Male') },
      { value: 'Female', label: text('Female') },
    ],
    prefill: { const: 'Male' },
  }),
  country: string({ label: text('Nationality'), source: { options: 'country' } }),
  photos: {
    type: 'array',
    widget: 'images',
    label: text('Photos'),
    reads: {
      passport: {
        firstName: 'name',
        surname: 'family',
        passportNumber: 'number',
        dateOfBirth: 'birth',
        gender: 'gender',
        nationality: 'country',
      },
    },
  },
};

/** Opens a form with some answers, and chooses photos of which so much is read. */
async function choose(answers: Readonly<Record<string, string>>, ...read: readonly Reply[]) {
  replies = [...read];
  const form = await openForm(PROPERTIES);
  for (const [name, typed] of Object.entries(answers)) await form.user.type(form.at(name), typed);
  await waitFor(() => expect(form.at('photos').type).toBe('file'));
  for (const index of read.keys())
    await form.user.upload(form.at('photos'), fileOf(`photo${index}.jpg`));
  await waitFor(() => expect(replies).toEqual([]));
  const question = () => form.findByRole('group', { name: /We read this from your passport/u });
  return { ...form, question };
}

const stored = (answers: object) =>
  waitFor(() => expect(storedAnswers()).toMatchObject(answers), { timeout: 3000 });

describe('a photo of a passport', () => {
  it('offers what it says, and fills it in when the visitor agrees', async () => {
    const { question, press, findByText, queryByRole } = await choose({}, PASSPORT);
    const offer = await question();
    expect(offer.textContent).toMatch(/NIYAN.*spelling.*KARIM.*A18273645.*21 March 1994.*Female/u);
    expect(offer.textContent).not.toMatch('IRQ');
    expect(queryByRole('checkbox')).toBeNull();
    await press('Use these details');
    const status = await findByText(/The details are in the form/u);
    expect(document.activeElement).toBe(status);
    await stored({
      name: 'NIYAN',
      family: 'KARIM',
      number: 'A18273645',
      birth: '1994-03-21',
      gender: 'Female',
    });
  });

  it('replaces no answer that somebody typed, unless they say so', async () => {
    const typed = { name: 'Nian', family: 'Kareem', number: 'a 18273645' };
    const { question, press, getByRole, user } = await choose(typed, PASSPORT);
    const offer = await question();
    expect(offer.textContent).not.toMatch('A18273645');
    expect(offer.textContent).toMatch(/Your answerKareemIn the passportKARIM/u);
    const replace = getByRole('checkbox', { name: 'Replace: Surname' });
    expect(replace).toHaveProperty('checked', false);
    await user.click(replace);
    await press('Use these details');
    await stored({ name: 'Nian', family: 'KARIM', birth: '1994-03-21' });
  });

  it('leaves the form as it is if the visitor refuses', async () => {
    const { question, press, at, queryByRole } = await choose({}, PASSPORT);
    await question();
    await press('No, thanks');
    expect(queryByRole('group', { name: /We read this/u })).toBeNull();
    expect(document.activeElement).toBe(at('photos'));
    expect(at('name').value).toBe('');
  });

  it('says why it cannot be read, until another one can', async () => {
    const { question, findByText, user, at, queryByText } = await choose({}, { why: 'dark' });
    await findByText(/too dark to read the lines/u);
    replies = [PASSPORT, { why: 'none' }];
    await user.upload(at('photos'), [fileOf('better.jpg'), fileOf('degree.jpg')]);
    await question();
    expect(queryByText(/too dark/u)).toBeNull();
  });

  it.each([{ why: 'none' }, undefined, { ...PASSPORT, kind: 'TD1' }] as readonly Reply[])(
    'is not mentioned if there is none: %j',
    async (reply) => {
      // The second photo is read once the reply to the first is rendered.
      const { container } = await choose({}, reply, undefined);
      expect(container.querySelector('.rg-passport')?.textContent).toBe('');
    },
  );

  it('is read on while its step is left, and offered when the visitor comes back', async () => {
    let resolve: (reply: Reply) => void = () => undefined;
    replies = [new Promise<Reply>((done) => (resolve = done))];
    const { user, at, press, findByRole, findByLabelText } = await openForm(PROPERTIES, {
      steps: [['photos', 'name', 'family', 'number', 'birth', 'gender'], ['country']],
    });
    await waitFor(() => expect(at('photos').type).toBe('file'));
    await user.upload(at('photos'), fileOf('passport.jpg'));
    await waitFor(() => expect(replies).toEqual([]));
    await press('Continue');
    await findByLabelText(/Nationality/u);
    resolve(PASSPORT);
    await press('Back');
    const offer = await findByRole('group', { name: /We read this from your passport/u });
    expect(offer.textContent).toMatch('A18273645');
  });
});

describe('a code that is read from the photo of a passport', () => {
  const reads = { passport: { firstName: 'name', passportNumber: 'number' } };
  const open = () =>
    openForm({
      name: string({ label: text('First name') }),
      number: string({ label: text('Passport number'), widget: 'code', reads }),
    });

  it('has the photo chosen below it, which is not sent', async () => {
    replies = [PASSPORT];
    const { findByLabelText, user, press, at } = await open();
    const scan = await findByLabelText('Read these details from a photo of the passport');
    await user.upload(scan, fileOf('passport.jpg'));
    await press('Use these details');
    expect(at('number').value).toBe('A18273645');
    await stored({ name: 'NIYAN', number: 'A18273645' });
    expect(Object.keys(storedAnswers() ?? {})).toEqual(['name', 'number']);
  });

  it.each([{ why: 'none' }, undefined, { ...PASSPORT, kind: 'TD1' }] as readonly Reply[])(
    'says if the photo shows no passport: %j',
    async (reply) => {
      replies = [reply];
      const { findByLabelText, findByText, user } = await open();
      const scan = await findByLabelText('Read these details from a photo of the passport');
      await user.upload(scan, fileOf('other.jpg'));
      await findByText(/No lines to read were found/u);
    },
  );
});
