import { expect, it, vi } from 'vitest';
import { panelLanguage, speakPanel } from '../../src/panel/language/panelLanguage';

const kurdish = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
});

vi.mock('virtual:words/ku/panel', async () => {
  await kurdish.arrived;
  return { default: {} };
});

it('is the one that was chosen last, whichever texts arrive first', async () => {
  const first = speakPanel('ku');
  await speakPanel('ar');
  kurdish.arrive();
  await first;
  expect(panelLanguage()).toBe('ar');
});
