import { afterEach, describe, expect, it, vi } from 'vitest';
import { string, text } from '../definition/words';
import { openForm } from './fields/form';

afterEach(() => void vi.restoreAllMocks());

describe('the review', () => {
  it('keeps steps apart that staff gave the same title', async () => {
    const complaints = vi.spyOn(console, 'error');
    const steps = ['one', 'other'].map((name) => ({
      title: text('About you'),
      blocks: [{ fields: [name] }],
    }));
    const { press, findAllByRole } = await openForm(
      { one: string(), other: string() },
      { service: { steps } },
    );
    await press('Continue');
    await press('Continue');
    expect(await findAllByRole('heading', { level: 3, name: 'About you' })).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });
});
