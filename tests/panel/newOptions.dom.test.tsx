import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newElement } from '../../src/panel/designer/sections/kinds';
import { TYPES } from '../../src/definition/sections/questions';
import { KindEditor } from '../../src/panel/content/record/KindEditor';
import type { StaffRecord } from '../../src/panel/content/records';
import { kindCalled } from '../../src/panel/pages';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { text } from '../definition/words';

const KIND = kindCalled('immigration_form')!;
const LIST = { id: 'work', title: text('Kinds of work'), options: [text('Driver')] };
const QUESTION = { ...newElement(TYPES.choice), elLable: text('Your work') };
const SECTIONS = [{ title: text('Work'), body: [QUESTION] }];
const RECORD = { id: '1', formFields: SECTIONS } as unknown as StaffRecord;

let lists: object[] = [];
const sent: unknown[] = [];

beforeAll(async () => {
  // Not while a test waits for it.
  await import('../../src/panel/content/editor/SectionsField');
}, 120_000);
beforeEach(() => {
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(lists);
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...RECORD, ...(sent.at(-1) as object) });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('saves a choice from a list of options that was made while the form was open', async () => {
  render(<KindEditor kind={KIND} record={RECORD} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Question 1: ?Your work/u }));
  fireEvent.click(await screen.findByRole('link', { name: /^Make a list of options/u }));
  lists = [LIST];
  fireEvent.focus(window);
  await screen.findByRole('option', { name: 'Kinds of work' });
  fireEvent.change(screen.getByRole('combobox', { name: 'List of options' }), {
    target: { value: LIST.id },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(sent).toHaveLength(1));
  const body = [{ ...QUESTION, choiceId: LIST.id }];
  expect(sent).toEqual([{ formFields: [{ title: text('Work'), body }] }]);
});
