import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../src/definition/model/issue';
import { createPendingInput } from '../../../src/engine/scope/pendingInput';

const lacks = (path: string): Issue => ({ path, code: 'required' });

describe('pending text', () => {
  it('is flushed each time, in order', () => {
    const pending = createPendingInput();
    const heard: string[] = [];
    pending.addText(() => heard.push('a'));
    pending.addText(() => heard.push('b'));
    pending.flushTexts();
    pending.flushTexts();
    expect(heard).toEqual(['a', 'b', 'a', 'b']);
  });

  it('is not flushed once unregistered', () => {
    const pending = createPendingInput();
    const heard: string[] = [];
    const stops = ['a', 'b'].map((name) => pending.addText(() => heard.push(name)));
    stops[0]?.();
    pending.flushTexts();
    expect(heard).toEqual(['b']);
  });

  it('may be registered and unregistered during a flush', () => {
    const pending = createPendingInput();
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

  it('is flushed before entries, whose issues are returned', () => {
    const pending = createPendingInput();
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

  it('is flushed without entries on request', () => {
    const pending = createPendingInput();
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
