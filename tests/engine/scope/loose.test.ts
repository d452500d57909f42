import { describe, expect, it, vi } from 'vitest';
import { createLoose } from '../../../src/engine/scope/loose';

describe('loose answers', () => {
  it('lie by path, and go one by one or all at once', () => {
    const loose = createLoose();
    expect(loose.isEmpty()).toBe(true);
    loose.set('spouse', { name: 'A' });
    loose.set('jobs.entry', { company: 'B' });
    loose.set('spouse', { name: 'C' });
    expect(loose.all()).toEqual({ spouse: { name: 'C' }, 'jobs.entry': { company: 'B' } });
    loose.set('spouse', undefined);
    expect(loose.get('spouse')).toBeUndefined();
    expect(loose.get('jobs.entry')).toEqual({ company: 'B' });
    expect(loose.isEmpty()).toBe(false);
    loose.clear();
    expect(loose.all()).toEqual({});
    expect(loose.isEmpty()).toBe(true);
  });

  it('begin with those of a draft, which they do not change', () => {
    const kept = { spouse: { name: 'A' } };
    const loose = createLoose(kept);
    expect(loose.get('spouse')).toBe(kept.spouse);
    loose.set('spouse', undefined);
    expect(kept).toEqual({ spouse: { name: 'A' } });
  });

  it('tell of changes, and of changes only', () => {
    const loose = createLoose();
    const heard = vi.fn();
    const stop = loose.subscribe(heard);
    loose.set('a', undefined);
    expect(heard).not.toHaveBeenCalled();
    loose.set('a', { x: 1 });
    loose.set('a', undefined);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    loose.set('a', { x: 1 });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
