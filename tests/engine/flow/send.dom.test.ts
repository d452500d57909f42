import { describe, expect, it } from 'vitest';
import type { SubmitRequest } from '../../../src/definition/payload/submitRequest';
import type { Flow } from '../../../src/engine/flow/flow';
import { sendForm } from '../../../src/engine/flow/sendForm';
import type { NamedFile, Outcome, Ports, Submission } from '../../../src/engine/ports';
import { goToAnswer } from '../../../src/engine/views/goToAnswer';
import { fileOf, memoryPhotoStore } from '../inputs/photos';
import { answer, draftOf, open, said, TODAY } from './form';

const FILES: Readonly<Record<string, NamedFile>> = {
  't-1': { file: new Blob(['one']), name: 'one.jpg' },
  't-2': { file: new Blob(['two']), name: 'two.jpg' },
};

/** Opens a form at its review; `answers` are the server's responses in order. */
function atReview(values: object, ...answers: (Outcome | Promise<Outcome> | 'fails' | 'hangs')[]) {
  const flow = open({ draft: draftOf({ step: 2, values: { name: 'Lana', ...values } }) });
  let isReady = (_: Blob) => {};
  const made = new Promise<Blob>((resolve) => (isReady = resolve));
  const photoStore = memoryPhotoStore({ ...FILES }, () => made);
  flow.next();
  const submissions: Submission[] = [];
  const ports: Ports = {
    loadOptions: async () => [],
    notify: () => undefined,
    setTitle: () => undefined,
    today: () => TODAY,
    async submit(submission) {
      const answer = answers[submissions.length] ?? 'fails';
      submissions.push(submission);
      if (answer === 'hangs') return new Promise(() => undefined);
      if (answer === 'fails') throw new Error('no line');
      return answer;
    },
  };
  return {
    flow,
    photoStore,
    submissions,
    /** Ends the preparing of a photo. */
    isReady,
    again: () => sendForm(flow, ports, photoStore, 'ar'),
  };
}

const state = (flow: Flow) => flow.store.getState();
const SENT: Outcome = { kind: 'sent', reference: 'RG-1234-5678' };
const partsOf = (request: SubmitRequest | undefined) =>
  request?.encoding === 'multipart' ? request.parts : undefined;

describe('send', () => {
  it('passes the request, its files, the key and the language', async () => {
    const { flow, submissions, again } = atReview(
      { married: false, spouse: { last: 'hidden' }, photos: ['t-2', 't-1'] },
      SENT,
    );
    const { key } = state(flow);
    expect(await again()).toBe('sent');
    const [sent] = submissions;
    expect(sent).toMatchObject({ key, language: 'ar' });
    expect(sent?.request).toMatchObject({ path: 'client/small/', encoding: 'multipart' });
    expect(partsOf(sent?.request)).toEqual([
      { name: 'name', text: 'Lana' },
      { name: 'born', text: '' },
      { name: 'city', text: '' },
      { name: 'plan', text: '' },
      { name: 'married', text: 'false' },
      { name: 'note', text: '' },
      { name: 'guests', text: '[]' },
      { name: 'photos', file: 't-2' },
      { name: 'photos', file: 't-1' },
    ]);
    expect([...(sent?.files ?? [])]).toEqual([
      ['t-2', FILES['t-2']],
      ['t-1', FILES['t-1']],
    ]);
  });

  it('reads only the files that it sends', async () => {
    const { submissions, again } = atReview({ photos: ['t-1'] }, SENT);
    await again();
    expect([...(submissions[0]?.files.keys() ?? [])]).toEqual(['t-1']);
  });

  it('waits for a photo that is still being prepared', async () => {
    const { flow, photoStore, submissions, isReady, again } = atReview({}, SENT);
    const { token } = photoStore.prepare(fileOf('new.jpg'), 'new.jpg', 'photo');
    answer(flow, { photos: ['t-1', token] });
    const result = again();
    expect(state(flow).phase).toBe('sending');
    expect(await again()).toBe('busy');
    isReady(new Blob(['new']));
    expect(await result).toBe('sent');
    expect([...(submissions[0]?.files.keys() ?? [])]).toEqual(['t-1', token]);
  });

  it('waits for photos that are still read from the device, as after a reload', async () => {
    const { photoStore, submissions, again } = atReview({ photos: ['t-1', 't-2'] }, SENT);
    photoStore.files.delete('t-2');
    photoStore.restore = async (tokens) => {
      await Promise.resolve();
      for (const [token, file] of Object.entries(FILES)) photoStore.files.set(token, file);
      return [...tokens];
    };
    expect(await again()).toBe('sent');
    expect([...(submissions[0]?.files.keys() ?? [])]).toEqual(['t-1', 't-2']);
  });

  it('asks again for a photo that the device has lost, and sends nothing', async () => {
    const { flow, submissions, again } = atReview({ photos: ['t-1', 'lost'] }, SENT);
    expect(await again()).toBe('invalid');
    expect(said(flow.scope.store.getState().issues)).toEqual(['photos fileType']);
    expect(submissions).toEqual([]);
  });

  it('keeps what was sent for the confirmation, and restarts the form with a new key', async () => {
    const { flow, again } = atReview({ note: 'a note' }, SENT);
    const { key } = state(flow);
    await again();
    expect(state(flow)).toMatchObject({
      phase: 'sent',
      sent: { reference: 'RG-1234-5678', values: { name: 'Lana', note: 'a note' }, day: TODAY },
    });
    expect(state(flow).key).not.toBe(key);
    expect(flow.scope.store.getState().values).toEqual({ born: TODAY, married: false });
  });

  it('reports progress', async () => {
    const { flow, submissions, again } = atReview({}, 'hangs');
    void again();
    expect(state(flow)).toMatchObject({ phase: 'sending', progress: 0 });
    submissions[0]?.onProgress(0.5);
    expect(state(flow).progress).toBe(0.5);
  });

  it('does nothing while a request is in progress', async () => {
    const { flow, submissions, again } = atReview({}, 'hangs');
    void again();
    expect(await Promise.all(Array.from({ length: 9 }, again))).toEqual(Array(9).fill('busy'));
    expect(submissions).toHaveLength(1);
    expect(state(flow)).toMatchObject({ phase: 'sending', failed: undefined });
  });

  it('leads to no answer while a request is in progress', () => {
    const { flow, again } = atReview({}, 'hangs');
    void again();
    goToAnswer(flow, 'note');
    expect(state(flow).phase).toBe('sending');
  });

  it.each<Outcome>([SENT, { kind: 'unreachable' }, { kind: 'refused', issues: [] }])(
    'leaves alone what is filled in after it was discarded while it was sent (%o)',
    async (outcome) => {
      let respond = (_: Outcome) => {};
      const late = new Promise<Outcome>((resolve) => (respond = resolve));
      const { flow, again } = atReview({}, late);
      const result = again();
      flow.reset();
      answer(flow, { name: 'Azad', note: 'another' });
      flow.goTo(1);
      respond(outcome);
      await result;
      expect(state(flow)).toMatchObject({ phase: 'filling', step: 1, sent: undefined });
      expect(flow.scope.store.getState().values).toMatchObject({ name: 'Azad', note: 'another' });
    },
  );

  it('sends nothing invalid, and shows the errors', async () => {
    const { flow, submissions, again } = atReview({});
    answer(flow, { name: 'much too long' });
    expect(await again()).toBe('invalid');
    expect(submissions).toHaveLength(0);
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 0, failed: undefined });
    expect(said(flow.scope.store.getState().issues)).toEqual(['name maxLength']);
  });

  it('keeps all answers when the connection fails, and retries with the same key', async () => {
    const { flow, submissions, again } = atReview({ note: 'a note' }, 'fails', 'fails', SENT);
    const { values } = flow.scope.store.getState();
    const { key } = state(flow);
    for (const attempt of ['first', 'second']) {
      expect(await again(), attempt).toBe('failed');
      expect(state(flow)).toMatchObject({ phase: 'review', failed: 'server', key });
      expect(flow.scope.store.getState().values).toEqual(values);
    }
    expect(await again()).toBe('sent');
    expect(submissions.map((submission) => submission.key)).toEqual([key, key, key]);
    expect(submissions[2]?.request).toEqual(submissions[0]?.request);
  });

  it('distinguishes an unreachable server from a failing one, and retries quietly', async () => {
    const { flow, submissions, again } = atReview({}, { kind: 'unreachable' }, 'fails', SENT);
    expect(await again()).toBe('failed');
    expect(state(flow)).toMatchObject({ phase: 'review', failed: 'line' });
    await again();
    expect(state(flow)).toMatchObject({ phase: 'review', failed: 'server' });
    await again();
    expect(submissions.map(({ quiet }) => quiet)).toEqual([false, true, false]);
  });

  it('hides the failure while it retries', async () => {
    const { flow, again } = atReview({}, 'fails', 'hangs');
    await again();
    void again();
    expect(state(flow)).toMatchObject({ phase: 'sending', failed: undefined });
  });

  it("shows the server's issues, and sends the correction with the same key", async () => {
    const refused: Outcome = {
      kind: 'refused',
      issues: [
        { path: 'note', message: 'Not this one' },
        { path: 'photos', code: 'fileType' },
      ],
    };
    const { flow, submissions, again } = atReview({ note: 'a note' }, refused, SENT);
    const { key } = state(flow);
    expect(await again()).toBe('refused');
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 2, failed: undefined, key });
    expect(said(flow.scope.store.getState().issues)).toEqual([
      'note: Not this one',
      'photos fileType',
    ]);
    answer(flow, { note: 'another' });
    expect(said(flow.scope.store.getState().issues)).toEqual(['photos fileType']);
    answer(flow, { photos: ['t-2'] });
    expect(flow.scope.store.getState().issues).toEqual([]);
    flow.next();
    expect(await again()).toBe('sent');
    expect(submissions[1]?.key).toBe(key);
  });

  it('begins another application if an earlier attempt has arrived with other answers', async () => {
    const used: Outcome = {
      kind: 'refused',
      issues: [{ path: 'Idempotency-Key', message: 'Sent already' }],
    };
    const { flow, submissions, again } = atReview({ note: 'a note' }, used, SENT);
    expect(await again()).toBe('refused');
    expect(said(flow.scope.store.getState().issues)).toEqual(['Idempotency-Key: Sent already']);
    flow.goTo('review');
    expect(await again()).toBe('sent');
    expect(submissions[1]?.key).not.toBe(submissions[0]?.key);
    expect(submissions[1]?.request).toEqual(submissions[0]?.request);
  });

  it('shows an issue at the right row despite empty rows', async () => {
    const refused: Outcome = {
      kind: 'refused',
      issues: [{ path: 'guests.1.name', message: 'Not this name' }],
    };
    const guests = [{}, { name: 'Sara' }, { name: '' }, { name: 'Azad' }];
    const { flow, again } = atReview({ guests }, refused);
    expect(await again()).toBe('refused');
    expect(said(flow.scope.store.getState().issues)).toEqual(['guests.3.name: Not this name']);
  });
});
