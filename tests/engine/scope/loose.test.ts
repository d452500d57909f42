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
    loose.forget('spouse');
    expect(loose.get('spouse')).toBeUndefined();
    expect(loose.get('jobs.entry')).toEqual({ company: 'B' });
    expect(loose.isEmpty()).toBe(false);
    loose.clear();
    expect(loose.all()).toEqual({});
    expect(loose.isEmpty()).toBe(true);
  });

  it('go with what they lie in, and not with what is only called alike', () => {
    const loose = createLoose();
    for (const path of ['job', 'jobs', 'jobs.entry', 'jobs.0.dates', 'jobsite']) {
      loose.set(path, { path });
    }
    loose.forget('jobs');
    expect(Object.keys(loose.all())).toEqual(['job', 'jobsite']);
  });

  it('begin with those of a draft, which they do not change', () => {
    const kept = { spouse: { name: 'A' } };
    const loose = createLoose(kept);
    expect(loose.get('spouse')).toBe(kept.spouse);
    loose.forget('spouse');
    expect(kept).toEqual({ spouse: { name: 'A' } });
  });

  it('go with what lies below them, and with nothing beside them', () => {
    const loose = createLoose();
    for (const path of ['jobs', 'jobs.entry', 'jobs.0.when', 'jobsBefore']) loose.set(path, {});
    loose.forget('jobs');
    expect(Object.keys(loose.all())).toEqual(['jobsBefore']);
  });

  it('tell of changes, and of changes only', () => {
    const loose = createLoose();
    const heard = vi.fn();
    const stop = loose.subscribe(heard);
    loose.forget('a');
    expect(heard).not.toHaveBeenCalled();
    loose.set('a', { x: 1 });
    loose.forget('a');
    expect(heard).toHaveBeenCalledTimes(2);
    loose.clear();
    expect(heard).toHaveBeenCalledTimes(2);
    loose.set('a', { x: 1 });
    loose.clear();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    loose.set('a', { x: 1 });
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
