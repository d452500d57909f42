import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts, type FormDraft, draftName } from '../../src/engine/flow/draft';
import type { Submission } from '../../src/engine/ports';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { DraftLine, TopContext } from '../../src/site/service/DraftLine';
import { draftSubject, isEntering, stopEntering } from '../../src/site/service/entering';
import { EnteringLine } from '../../src/site/service/EnteringLine';
import { sitePorts } from '../../src/site/service/sitePorts';
import { services } from '../fixtures/services';
import { clearDevice } from './deviceData';

vi.mock('../../src/platform/language/useTranslation', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

afterEach(clearDevice);

const keep = (draft: Partial<FormDraft>) =>
  createDrafts(() => localStorage, draftName('tours', '101')).save({
    key: 'a',
    step: 0,
    values: { name: 'Dana' },
    unsaved: {},
    savedAt: Date.now(),
    ...draft,
  });

function Page({ subject, onContinue }: { subject: string; onContinue: () => void }) {
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <TopContext value={top}>
      <header ref={setTop} />
      <DraftLine service="tours" subject={subject} onContinue={onContinue} />
    </TopContext>
  );
}

it.each([
  ['what is begun', {}, 'draft.unfinishedGo'],
  ['what was never sent', { unsent: 'line' as const }, 'draft.unsentGo'],
])('tells at the top of %s and leads there, once', async (_, draft, name) => {
  keep(draft);
  const onContinue = vi.fn();
  const { container } = render(<Page subject="101" onContinue={onContinue} />);
  const line = await screen.findByRole('status');
  expect(container.querySelector('header')?.contains(line)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says nothing where there is no draft of this very form', () => {
  keep({});
  render(<Page subject="102" onContinue={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});

describe('staff who enter an application for somebody else', () => {
  const [service] = services;
  const address = `${service!.route}?enter`;
  const logIn = () => beginSession('token', { id: '1', email: 'a@agency.example' });
  const SUBMISSION: Submission = {
    request: { encoding: 'json', path: service!.submit.path, json: {} },
    files: new Map(),
    key: 'k',
    language: 'ku',
    quiet: false,
    isDoubtful: false,
    onProgress: () => undefined,
  };

  it('do so in a tab that the panel has opened, and nobody who is not logged in', () => {
    history.replaceState(null, '', address);
    expect(isEntering()).toBe(false);
    logIn();
    history.replaceState(null, '', '/');
    expect(isEntering()).toBe(false);
    history.replaceState(null, '', address);
    expect(isEntering()).toBe(true);
    history.replaceState(null, '', '/');
    expect(isEntering()).toBe(true);
    stopEntering();
    expect(isEntering()).toBe(false);
  });

  it('send to their own call, also once the session has ended, and see that it has', async () => {
    logIn();
    history.replaceState(null, '', address);
    expect(isEntering()).toBe(true);
    render(<EnteringLine />);
    expect(screen.queryByRole('alert')).toBeNull();
    act(clearSession);
    expect(screen.getByRole('alert').textContent).toBe('entering.ended');
    const fetched = vi.fn(() => Promise.resolve(new Response('{}', { status: 401 })));
    vi.stubGlobal('fetch', fetched);
    const ports = sitePorts(service!);
    expect(ports.drafts).toBe('tab');
    await expect(ports.submit(SUBMISSION)).rejects.toMatchObject({ status: 401 });
    const [[request]] = fetched.mock.calls as unknown as [[string | Request]];
    expect(typeof request === 'string' ? request : request.url).toContain(
      `/api/${service!.staff.list}`,
    );
  });

  it('store one application without what is missing, and tick it again for the next', async () => {
    logIn();
    history.replaceState(null, '', address);
    expect(isEntering()).toBe(true);
    render(<EnteringLine />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'entering.lacking' });
    await userEvent.click(box);
    const paths: string[] = [];
    let status = 503;
    vi.stubGlobal('fetch', async (request: string | Request) => {
      paths.push((typeof request === 'string' ? request : request.url).replace(/^.*\/api\//u, ''));
      return Response.json({ reference: 'RG-7K3M-2QXD' }, { status });
    });
    const { submit } = sitePorts(service!);
    await expect(submit(SUBMISSION)).rejects.toMatchObject({ status: 503 });
    expect(box.checked).toBe(true);
    status = 201;
    await act(() => submit(SUBMISSION));
    expect([box.checked, isEntering()]).toEqual([false, true]);
    await submit(SUBMISSION);
    const { list } = service!.staff;
    expect(paths).toEqual([`${list}?incomplete=1`, `${list}?incomplete=1`, list]);
  });

  it('are not offered their own draft', () => {
    keep({});
    logIn();
    history.replaceState(null, '', address);
    render(<Page subject="101" onContinue={() => undefined} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('keeps what staff enter for others apart from what colleagues and visitors fill in', () => {
  expect(draftSubject('101')).toBe('101');
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  history.replaceState(null, '', '/?enter=1');
  const mine = draftSubject('101');
  beginSession('other', { id: '2', email: 'dilan@example.com' });
  expect(new Set(['101', mine, draftSubject('101'), draftSubject('102')]).size).toBe(4);
});
