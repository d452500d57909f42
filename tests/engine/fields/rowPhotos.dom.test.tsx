import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Properties } from '../../../src/definition/model/field';
import type { Reply } from '../../../src/mrz/worker';
import { string, text } from '../../definition/words';
import type { LocalPhotoStore } from '../../../src/engine/inputs/localPhotoStore';
import type { NamedFile } from '../../../src/engine/ports';
import { fileOf, memoryPhotoStore, stubPictures } from '../inputs/photos';
import { MULTIPART, object, openForm, storedAnswers } from './form';

const { device, reply } = vi.hoisted(() => ({
  device: new Map<string, NamedFile>(),
  reply: { current: undefined as Reply | undefined },
}));

vi.mock('../../../src/mrz/readPassport', () => ({
  readPassport: async () => reply.current,
  cacheReader: async () => undefined,
}));

// jsdom has no IndexedDB: each visit finds in memory what the device has only once it is restored.
vi.mock('../../../src/engine/inputs/localPhotoStore', () => ({ createLocalPhotoStore: visit }));

function visit(): LocalPhotoStore {
  const store = memoryPhotoStore();
  return {
    ...store,
    prepare(file, name, kind) {
      const { token, outcome } = store.prepare(file, name, kind);
      const stored = outcome.then((made) => {
        const kept = store.get(token);
        if (kept) device.set(token, kept);
        return made;
      });
      return { token, outcome: stored };
    },
    async restore(tokens) {
      for (const token of tokens) {
        const kept = device.get(token);
        if (kept) store.files.set(token, kept);
      }
      await store.add(fileOf('another.jpg'));
      return tokens.filter((token) => store.files.has(token));
    },
    remove(token) {
      device.delete(token);
      store.remove(token);
    },
  };
}

beforeEach(() => stubPictures());
afterEach(() => {
  vi.unstubAllGlobals();
  device.clear();
});

const face = { type: 'array', widget: 'images', label: text('Face'), maxItems: 2 } as const;
const person = object({ name: string({ label: text('Name') }), face }, { label: text('Person') });

const open = async (properties: Properties) => {
  const form = await openForm(properties, { service: { submit: MULTIPART } });
  const picker = async (path: string) => {
    const id = `f-${path.replaceAll('.', '-')}`;
    // In a dialog it is outside the form's element.
    return waitFor(() => {
      const input = form.baseElement.querySelector<HTMLInputElement>(
        `input[type=file][id="${id}"]`,
      );
      if (!input) throw new Error(`no picker at ${path}`);
      return input;
    });
  };
  return {
    ...form,
    add: async (path: string, name: string) => {
      await form.user.upload(await picker(path), fileOf(name));
      await form.findByText(new RegExp(`${name}.*was added`, 'u'));
    },
    tiles: () =>
      [...form.baseElement.querySelectorAll('.rg-photo-name')].map(
        ({ textContent }) => textContent,
      ),
    /** Sends the form; returns the names of the files by those of their parts, and the texts. */
    send: async () => {
      await form.press('Continue');
      await form.press('Send');
      await waitFor(() => expect(form.sent).toHaveLength(1));
      const { request, files } = form.sent[0]!;
      const parts = request.encoding === 'multipart' ? request.parts : [];
      return parts.map((part) =>
        'text' in part ? [part.name, part.text] : [part.name, files.get(part.file)?.name],
      );
    },
  };
};

const people = { type: 'array', label: text('People'), items: person } as const;

describe('photos in rows', () => {
  const openRows = async () => {
    const form = await open({ people });
    for (const [index, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries()) {
      await form.press('Add: Person');
      await form.add(`people.${index}.face`, name);
    }
    return form;
  };

  it('keeps photos with their rows when others are deleted, and sends them by where the rows are', async () => {
    const form = await openRows();
    await form.press('Delete: Person 1');
    expect(form.tiles()).toEqual(['b.jpg', 'c.jpg']);
    // A row with nothing but a photo is a row; an empty one is not sent.
    await form.press('Add: Person');
    expect(await form.send()).toEqual([
      ['people', '[{"name":""},{"name":""}]'],
      ['people.0.face', 'b.jpg'],
      ['people.1.face', 'c.jpg'],
    ]);
  });

  it('brings photos back with a row that was deleted, and sends them', async () => {
    const form = await openRows();
    await form.press('Delete: Person 2');
    await form.press('Undo');
    expect(form.tiles()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect((await form.send()).map(([, sent]) => sent)).toEqual([
      '[{"name":""},{"name":""},{"name":""}]',
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
  });

  it('restores photos after the page was loaded again', async () => {
    const before = await openRows();
    await before.press('Delete: Person 1');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const form = await open({ people });
    await waitFor(() => expect(form.tiles()).toEqual(['b.jpg', 'c.jpg']));
    expect((await form.send()).slice(1)).toEqual([
      ['people.0.face', 'b.jpg'],
      ['people.1.face', 'c.jpg'],
    ]);
  });

  it('asks in its row for a photo that the device has lost', async () => {
    const before = await open({ people });
    await before.press('Add: Person');
    await before.press('Add: Person');
    await before.add('people.1.face', 'a.jpg');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    device.clear();
    const form = await open({ people });
    const row = form.getByRole('group', { name: 'Person 2' });
    await waitFor(() => expect(row.querySelector('.rg-error')).not.toBeNull());
    // The empty row before it is not sent.
    await form.press('Continue');
    await form.press('Send');
    await form.findByText(/Person 2 – Face/u);
    expect(form.sent).toEqual([]);
  });

  it('keeps photos that were sent before in their rows, by their ids', async () => {
    const [first, second] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];
    const rows = [first, second].map((id) => ({ name: 'Hero', face: [id] }));
    const form = await open({ people: { ...people, prefill: { const: rows } } });
    await waitFor(() => expect(form.tiles()).toEqual(['Sent earlier', 'Sent earlier']));
    expect(form.container.querySelector('.rg-error')).toBeNull();
    await form.press(/Delete: Person 1/u);
    await form.add('people.0.face', 'a.jpg');
    expect(await form.send()).toEqual([
      ['people', JSON.stringify([{ name: 'Hero', face: [second] }])],
      ['people.0.face', 'a.jpg'],
    ]);
  });

  it('fills in what a passport contains in its own row', async () => {
    const values = {
      firstName: 'NIYAN',
      documentNumber: 'A18273645',
      dateOfBirth: '1994-03-21',
      expiryDate: '2029-05-03',
    };
    reply.current = { kind: 'TD3', values };
    const passport = { ...face, reads: { passport: { firstName: 'name' } } } as const;
    const items = object({ ...person.properties, face: passport }, { label: text('Person') });
    const form = await open({ people: { ...people, items } });
    await form.press('Add: Person');
    await form.press('Add: Person');
    await form.add('people.1.face', 'a.jpg');
    await form.press('Use these details');
    await waitFor(() => expect(storedAnswers()?.people).toMatchObject([{}, { name: 'NIYAN' }]));
  });

  it('shows photos in the review of their row', async () => {
    const form = await openRows();
    await form.press('Continue');
    await form.findByRole('button', { name: 'Send' });
    const rows = [...form.container.querySelectorAll<HTMLElement>('.rg-answer-rows > li')];
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('img')
          .map((one) => one.getAttribute('alt')),
      ),
    ).toEqual([['a.jpg'], ['b.jpg'], ['c.jpg']]);
  });
});

describe('a photo in a dialog', () => {
  const home = object(
    { name: string({ label: text('Name') }), face },
    { widget: 'dialog', label: text('Home') },
  );

  it('brings a removed photo back with Cancel, and sends it', async () => {
    const form = await open({ home });
    await form.press(/Fill in/u);
    await form.add('home.face', 'a.jpg');
    await form.press('Save');
    await form.press(/Change/u);
    await form.press(/Delete.*a\.jpg/u);
    expect(form.tiles()).toEqual([]);
    await form.press('Cancel');
    await form.press(/Change/u);
    expect(form.tiles()).toEqual(['a.jpg']);
    await form.press('Save');
    expect(await form.send()).toEqual([
      ['home', '{"name":""}'],
      ['home.face', 'a.jpg'],
    ]);
  });

  it('restores a photo in an unsaved dialog after the page was loaded again', async () => {
    const before = await open({ home });
    await before.press(/Fill in/u);
    await before.add('home.face', 'a.jpg');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const form = await open({ home });
    await form.press(/Fill in/u);
    await waitFor(() => expect(form.tiles()).toEqual(['a.jpg']));
  });

  it('sends a photo with the row that is added', async () => {
    const form = await open({ people: { ...people, widget: 'dialog' } });
    await form.press(/Fill in/u);
    await form.add('people.0.face', 'a.jpg');
    await form.press('Add: Person');
    await form.press('Save');
    await form.findByText('1 photo');
    expect((await form.send()).slice(1)).toEqual([['people.0.face', 'a.jpg']]);
  });
});
