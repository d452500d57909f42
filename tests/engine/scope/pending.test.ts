import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../src/definition/issue';
import { createPending } from '../../../src/engine/scope/pending';

const lacks = (path: string): Issue => ({ path, code: 'required' });

describe('what inputs hold', () => {
  it('is handed over when asked for, each time, in order', () => {
    const pending = createPending();
    const heard: string[] = [];
    pending.addText(() => heard.push('a'));
    pending.addText(() => heard.push('b'));
    pending.flushTexts();
    pending.flushTexts();
    expect(heard).toEqual(['a', 'b', 'a', 'b']);
  });

  it('is not asked for any more once it was taken back', () => {
    const pending = createPending();
    const heard: string[] = [];
    const stops = ['a', 'b'].map((name) => pending.addText(() => heard.push(name)));
    stops[0]?.();
    pending.flushTexts();
    expect(heard).toEqual(['b']);
  });

  it('may be taken back, and more come, while it is handed over', () => {
    const pending = createPending();
    const heard: string[] = [];
    const stop = pending.addText(() => {
      heard.push('once');
      stop();
      pending.addText(() => heard.push('later'));
    });
    pending.flushTexts();
    expect(heard).toEqual(['once']);
    pending.flushTexts();
    expect(heard).toEqual(['once', 'later']);
  });

  it('settles texts before entries, and says what keeps entries from being added', () => {
    const pending = createPending();
    const heard: string[] = [];
    pending.addEntry(() => {
      heard.push('entry');
      return [lacks('jobs.0.company')];
    });
    pending.addEntry(() => []);
    pending.addEntry(() => [lacks('rows.1.a'), lacks('rows.1.b')]);
    pending.addText(() => heard.push('text'));
    const left = pending.settle();
    expect(heard).toEqual(['text', 'entry']);
    expect(left.map(({ path }) => path)).toEqual(['jobs.0.company', 'rows.1.a', 'rows.1.b']);
  });

  it('leaves entries alone when only texts are asked for', () => {
    const pending = createPending();
    let settled = 0;
    const stop = pending.addEntry(() => {
      settled += 1;
      return [];
    });
    pending.flushTexts();
    expect(settled).toBe(0);
    pending.settle();
    stop();
    expect(pending.settle()).toEqual([]);
    expect(settled).toBe(1);
  });
});
