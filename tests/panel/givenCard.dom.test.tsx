import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPayload } from '../../src/definition/payload/payload';
import { applicationIn } from '../../src/panel/applications/application';
import { GivenFiles } from '../../src/panel/applications/documents/GivenFiles';
import { useCaseFiles } from '../../src/panel/applications/documents/useFiles';
import { documentPhotos } from '../../src/panel/applications/documents/documentPhotos';
import { createPhotoCache, Photos } from '../../src/panel/applications/photos/photoCache';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { ANSWER } from './staffCards';

// Uploads go by XMLHttpRequest, not by fetch.
vi.mock('../../src/platform/api/upload', () => ({
  upload: async () => ({ ...FILES, given: [] }),
}));

const FILES = { documents: [], files: [], unsorted: [] };
const given = ['f1', 'f2'].map((id) => ({ id, openedAt: null }));
const GIVEN = { text: 'Your visa', at: '2026-11-21T08:00:00.000Z', who: 'dilan@agency.example' };
const answers = fromPayload(ANSWER.definition!, ANSWER.definition!.sample);
const application = applicationIn({ ...ANSWER, answers, given: [{ ...GIVEN, files: given }] })!;
const sent: string[] = [];

function Given() {
  const card = { application, nameAt: () => 'Dilan', onDone: () => undefined };
  const { files, common } = useCaseFiles(card);
  return (
    <>
      <GivenFiles {...common} given={files.given} />
      <Dialogs />
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.replace(/^.*\/api\//u, '')}`);
    const now = { ...FILES, given: [{ ...GIVEN, files: given.slice(1) }] };
    return Response.json({ ...now, link: 'secret', data: [] });
  });
  const photos = documentPhotos(application);
  render(
    <Photos value={{ photos, photoStore: createPhotoCache(photos), application }}>
      <Given />
    </Photos>,
  );
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('removes a file that the applicant may have seen only after it has asked', async () => {
  screen.getByText('Dilan');
  press('Remove Given to the applicant 1');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Given to the applicant 1');
  press('Cancel');
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('Remove Given to the applicant 1');
  await act(async () => press('Delete'));
  expect(sent).toEqual(['DELETE application/a1/file/f1/']);
  await vi.waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Remove/u })).toHaveLength(1),
  );
});

it('moves the focus into the form that opens, and back to the button once it is cancelled', async () => {
  press('Give files');
  const sentence = await screen.findByLabelText(/^Sentence to the applicant/u);
  expect(document.activeElement).toBe(sentence);
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give files' }));
});

it('offers the message about given files as a link when the browser opens no window', async () => {
  vi.stubGlobal('open', () => null);
  press('Give files');
  const sentence = await screen.findByLabelText(/^Sentence to the applicant/u);
  fireEvent.change(sentence, { target: { value: 'Your ticket' } });
  const file = new File(['%PDF-1.4'], 'ticket.pdf', { type: 'application/pdf' });
  await screen.findByRole('button', { name: 'Choose files' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await screen.findByText('ticket.pdf');
  press('Give and open WhatsApp');
  const link = await screen.findByRole('link', { name: /^Your browser has not opened WhatsApp/u });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.+secret$/u);
});
