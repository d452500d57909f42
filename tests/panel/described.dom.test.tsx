import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import { Editor, label } from './recordEditor';
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const own = { label: label('Facts'), help: label('Short') };
const tag = [{ content: 'tag' }];
const words = (ids: string | null | undefined) =>
  (ids ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent || []);

describe('what is wrong with a field and its help are read out', () => {
  it.each<[string, Field, role: 'group' | 'textbox' | 'combobox' | 'checkbox']>([
    ['a text', { ...own, type: 'string' }, 'textbox'],
    ['a number', { ...own, type: 'number' }, 'textbox'],
    ['yes or no', { ...own, type: 'boolean' }, 'checkbox'],
    [
      'a choice',
      { ...own, type: 'string', choices: [{ value: 'a', label: label('A') }] },
      'combobox',
    ],
    ['a date', { ...own, type: 'string', format: 'date' }, 'textbox'],
    ['a time', { ...own, type: 'string', format: 'time' }, 'textbox'],
    ['a text in three languages', { ...own, type: 'string', translated: true }, 'group'],
    ['a picture', { ...own, type: 'string', widget: 'image' }, 'textbox'],
    [
      'pictures',
      { ...own, type: 'array', items: { type: 'string', widget: 'image', label: label('Photo') } },
      'group',
    ],
    ['a record', { ...own, type: 'string', refersTo: tag }, 'combobox'],
    [
      'several records',
      { ...own, type: 'array', items: { type: 'string', refersTo: tag, label: label('Tag') } },
      'combobox',
    ],
    ['rows', { ...own, type: 'array', items: { type: 'string', label: label('Fact') } }, 'group'],
    ['a table', { ...own, type: 'array', widget: 'table' }, 'group'],
    ['a part of an overview', { ...own, type: 'object', widget: 'body' }, 'combobox'],
    ['sections', { ...own, type: 'array', widget: 'sections' }, 'group'],
  ])('with %s', async (_, field, role) => {
    const issues = [{ path: 'facts', words: 'Needed' }];
    render(<Editor field={field} held={{ values: {} }} issues={issues} />);
    const control = await screen.findByRole(role, { name: role === 'textbox' ? /./u : /^Facts/u });
    await waitFor(() =>
      expect(words(control.getAttribute('aria-describedby'))).toEqual(['Needed', 'Short']),
    );
  });
});
