import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boolean, string, text } from '../../definition/words';
import { openForm } from '../fields/form';

const PROPERTIES = {
  married: boolean({ label: text('Married'), widget: 'checkbox' }),
  spouse: string({ label: text('Spouse'), when: { married: true } }),
  last: string({ label: text('Last') }),
};

describe("the browser's Back", () => {
  it('passes over a step that an earlier answer has removed', async () => {
    const { at, user, press, container } = await openForm(PROPERTIES, {
      steps: [['married'], ['spouse'], ['last']],
      service: { stepper: true },
    });
    const title = () => container.querySelector('.rg-step-title')?.textContent;
    await user.click(at('married'));
    for (const step of [/^3 Part 3/, /^2 Part 2/, /^1 Part 1/]) await press(step);
    await user.click(at('married'));
    for (const expected of ['Part 3', 'Part 1']) {
      history.back();
      await waitFor(() => expect(title()).toBe(expected));
    }
  });
});

describe('a step with a summary', () => {
  it('shows the answers of the steps before it that count, above its own questions', async () => {
    const { at, user, press, findByText, queryByText } = await openForm(PROPERTIES, {
      steps: [['married', 'spouse'], ['last']],
      service: {
        steps: [
          { title: text('You'), blocks: [{ fields: ['married', 'spouse'] }] },
          { title: text('Summary'), summary: true, blocks: [{ fields: ['last'] }] },
        ],
      },
    });
    await user.click(at('married'));
    await user.type(at('spouse'), 'Hero');
    await press('Continue');
    const answer = await findByText('Hero');
    const follows = answer.compareDocumentPosition(at('last'));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(queryByText('Change')).toBeNull();
    await press('Back');
    await user.click(at('married'));
    await press('Continue');
    await findByText('Married');
    expect(queryByText('Hero')).toBeNull();
  });
});
