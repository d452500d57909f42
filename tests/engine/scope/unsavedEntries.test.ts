import { describe, expect, it, vi } from 'vitest';
import { createUnsavedEntries } from '../../../src/engine/scope/unsavedEntries';

describe('unsaved entries', () => {
  it('are stored by path, and removed one by one or all at once', () => {
    const unsaved = createUnsavedEntries();
    expect(unsaved.isEmpty()).toBe(true);
    unsaved.set('spouse', { name: 'A' });
    unsaved.set('jobs.entry', { company: 'B' });
    unsaved.set('spouse', { name: 'C' });
    expect(unsaved.all()).toEqual({ spouse: { name: 'C' }, 'jobs.entry': { company: 'B' } });
    unsaved.forget('spouse');
    expect(unsaved.get('spouse')).toBeUndefined();
    expect(unsaved.get('jobs.entry')).toEqual({ company: 'B' });
    expect(unsaved.isEmpty()).toBe(false);
    unsaved.clear();
    expect(unsaved.all()).toEqual({});
    expect(unsaved.isEmpty()).toBe(true);
  });

  it('are removed with their parent, and not with similar names', () => {
    const unsaved = createUnsavedEntries();
    for (const path of ['job', 'jobs', 'jobs.entry', 'jobs.0.dates', 'jobsite']) {
      unsaved.set(path, { path });
    }
    unsaved.forget('jobs');
    expect(Object.keys(unsaved.all())).toEqual(['job', 'jobsite']);
  });

  it('start with those of a draft, which is not modified', () => {
    const kept = { spouse: { name: 'A' } };
    const unsaved = createUnsavedEntries(kept);
    expect(unsaved.get('spouse')).toBe(kept.spouse);
    unsaved.forget('spouse');
    expect(kept).toEqual({ spouse: { name: 'A' } });
  });

  it('are removed with those below them, and no others', () => {
    const unsaved = createUnsavedEntries();
    for (const path of ['jobs', 'jobs.entry', 'jobs.0.when', 'jobsBefore']) unsaved.set(path, {});
    unsaved.forget('jobs');
    expect(Object.keys(unsaved.all())).toEqual(['jobsBefore']);
  });

  it('notify of changes only', () => {
    const unsaved = createUnsavedEntries();
    const heard = vi.fn();
    const stop = unsaved.subscribe(heard);
    unsaved.forget('a');
    expect(heard).not.toHaveBeenCalled();
    unsaved.set('a', { x: 1 });
    unsaved.forget('a');
    expect(heard).toHaveBeenCalledTimes(2);
    unsaved.clear();
    expect(heard).toHaveBeenCalledTimes(2);
    unsaved.set('a', { x: 1 });
    unsaved.clear();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    unsaved.set('a', { x: 1 });
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
