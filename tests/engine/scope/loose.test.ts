import { describe, expect, it, vi } from 'vitest';
import { createUnsavedEntries } from '../../../src/engine/scope/unsavedEntries';

describe('unsaved entries', () => {
  it('are stored by path, and removed one by one or all at once', () => {
    const loose = createUnsavedEntries();
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

  it('are removed with their parent, and not with similar names', () => {
    const loose = createUnsavedEntries();
    for (const path of ['job', 'jobs', 'jobs.entry', 'jobs.0.dates', 'jobsite']) {
      loose.set(path, { path });
    }
    loose.forget('jobs');
    expect(Object.keys(loose.all())).toEqual(['job', 'jobsite']);
  });

  it('start with those of a draft, which is not modified', () => {
    const kept = { spouse: { name: 'A' } };
    const loose = createUnsavedEntries(kept);
    expect(loose.get('spouse')).toBe(kept.spouse);
    loose.forget('spouse');
    expect(kept).toEqual({ spouse: { name: 'A' } });
  });

  it('are removed with those below them, and no others', () => {
    const loose = createUnsavedEntries();
    for (const path of ['jobs', 'jobs.entry', 'jobs.0.when', 'jobsBefore']) loose.set(path, {});
    loose.forget('jobs');
    expect(Object.keys(loose.all())).toEqual(['jobsBefore']);
  });

  it('notify of changes only', () => {
    const loose = createUnsavedEntries();
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
