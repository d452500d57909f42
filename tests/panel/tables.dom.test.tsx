import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Text } from '../../src/definition/model/text';
import type { Field } from '../../src/definition/model/field';
import type { CellsField, RowShape } from '../../src/definition/model/types/cells';
import type { Json } from '../../src/definition/model/values';
import { showLanguage } from '../../src/platform/language/languageStore';
import { Editor, type Held, label } from './recordEditor';

afterEach(cleanup);

describe('a table', () => {
  afterEach(() => showLanguage('en'));

  const DAYS: Field = {
    type: 'array',
    widget: 'table',
    label: label('Days'),
    row: { properties: { day: { type: 'string', format: 'date', label: label('Day') } } },
  };
  const NUMBERS: RowShape<Text> = {
    properties: {
      days: { type: 'number', label: label('Days') },
      night: { type: 'number', label: label('Night') },
    },
  };
  const open = async (field: Field, ...facts: readonly Json[]) => {
    render(<Editor field={field} held={{ values: { facts: [...facts] } }} />);
    await screen.findByRole('button', { name: 'Add row' });
    return userEvent.setup();
  };

  it('has the focus where rows are added when its only row is removed', async () => {
    const user = await open({ type: 'array', widget: 'table', label: label('Prices') }, [1, 2]);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add row' }));
  });

  it('has the focus at the column before when its last one is removed, and then where rows are added', async () => {
    const user = await open({ type: 'array', widget: 'table', label: label('Prices') }, [1, 2]);
    await user.click(screen.getByRole('button', { name: 'Remove column 2' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove column 1' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add row' }));
  });

  it('has the focus in a name of a column when the only added one is removed', async () => {
    const heads = [label('Hotel'), label('Night')];
    const field: Field = {
      type: 'array',
      widget: 'table',
      label: label('Prices'),
      heads: 'heads',
      row: { properties: { hotel: { type: 'string', label: label('Hotel') } } },
    };
    const values = { facts: [[label('Rotana'), label('90')]], heads } as unknown as Held['values'];
    render(<Editor field={field} held={{ values }} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Remove the column Night' }));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Name of column 1/u);
  });

  it('is not marked as wrong in the kinds of its columns when it is', async () => {
    const field: Field = { type: 'array', widget: 'table', label: label('Prices') };
    const issues = [{ path: 'facts', words: 'Needed' }];
    render(<Editor field={field} held={{ values: { facts: [[1]] } }} issues={issues} />);
    const kind = await screen.findByRole('combobox', { name: 'Content of column 1' });
    expect(kind.getAttribute('aria-invalid')).not.toBe('true');
  });

  it.each<[string, Partial<CellsField<Text>>, Json[], string]>([
    ['whose columns staff make', {}, [[1, 2]], 'facts.0.1'],
    ['of named columns', { row: NUMBERS }, [[1, 2]], 'facts.0.1'],
    ['in a row that lacks cells, with the row', { row: NUMBERS }, [[1]], 'facts.0'],
    [
      'in a row with cells beyond the columns, with the row',
      { row: NUMBERS },
      [[1, 2, 3]],
      'facts.0',
    ],
  ])(
    'changes a cell alone, so that what is wrong beside it stays: %s',
    async (_, own, facts, at) => {
      const field: Field = { type: 'array', widget: 'table', label: label('Prices'), ...own };
      const held: Held = { values: { facts } };
      render(<Editor field={field} held={held} />);
      const cell = await screen.findByRole('textbox', { name: /^Row 1, (?:column 2|Night)$/u });
      fireEvent.change(cell, { target: { value: '7' } });
      fireEvent.blur(cell);
      expect([held.last, held.values.facts]).toEqual([at, [[1, 7]]]);
    },
  );

  it('has a calendar in the language of the account', async () => {
    await showLanguage('ku');
    const user = await open(DAYS, [['2026-05-01', '2026-05-01', '2026-05-01']]);
    await user.click(document.getElementById('f.facts.0.0-calendar')!);
    expect(await screen.findByRole('button', { name: 'مانگی پێشوو' })).toBeTruthy();
  });
});
