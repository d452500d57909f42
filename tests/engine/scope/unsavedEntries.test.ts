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

  it('move with the rows of their list when one is deleted, and back when it is restored', () => {
    const all = {
      trips: { is: 'the list itself' },
      'trips.entry': { is: 'a new row' },
      'trips.0.when': { is: 'before' },
      'trips.1.when': { is: 'deleted' },
      'trips.1.stops.0.city.unlisted': { text: 'deleted' },
      'trips.2.when': { is: 'behind' },
      'trips.10.when': { is: 'far behind' },
      'tripsBefore.2.when': { is: 'another list' },
    };
    const unsaved = createUnsavedEntries(all);
    const heard = vi.fn();
    unsaved.subscribe(heard);
    const own = unsaved.cutRow('trips', 1);
    expect(unsaved.all()).toEqual({
      trips: all.trips,
      'trips.entry': all['trips.entry'],
      'trips.0.when': all['trips.0.when'],
      'trips.1.when': all['trips.2.when'],
      'trips.9.when': all['trips.10.when'],
      'tripsBefore.2.when': all['tripsBefore.2.when'],
    });
    unsaved.putRow('trips', 1, own);
    expect(unsaved.all()).toEqual(all);
    expect(heard).toHaveBeenCalledTimes(2);
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
