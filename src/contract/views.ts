import { defineCall } from './contractCall';
import * as s from './schema';

export const LONGEST_VIEW_NAME = 60;

const VIEW = s.having({
  id: s.TEXT,
  name: s.TEXT,
  /** The query of the list call, without its page: `status=new&assignee=me`. */
  query: s.TEXT,
  /** Whether all colleagues see it. */
  shared: s.YES_OR_NO,
  /** Whether you may change and remove it. */
  editable: s.YES_OR_NO,
});

export const VIEWS = s.having({ data: s.listOf(VIEW) });

export type ViewData = s.TypeOf<typeof VIEW>;

const BODY = s.only({
  name: { ...s.storable(LONGEST_VIEW_NAME), minLength: 1 },
  query: s.storable(1000),
  shared: s.YES_OR_NO,
});

const common = { staff: 'readApplications', tag: 'Applications' } as const;
const body = {
  schema: BODY,
  example: { name: 'Waiting for me', query: 'assignee=me&status=new', shared: false },
} as const;

/** Calls for lists of applications that staff have saved under a name. */
export const VIEW_CALLS = {
  list: defineCall('GET', 'inbox_view/', {
    ...common,
    summary: 'Your saved lists, and those that colleagues share',
    response: { schema: VIEWS },
  }),
  add: defineCall('POST', 'inbox_view/', {
    ...common,
    summary: 'Saves a list under a name',
    body,
    response: { status: 201, schema: VIEWS },
  }),
  change: defineCall('PUT', 'inbox_view/{id}/', {
    ...common,
    summary: 'Changes a saved list: your own, or as an owner a shared one',
    body,
    response: { schema: VIEWS },
    listedBy: 'inbox_view/',
  }),
  remove: defineCall('DELETE', 'inbox_view/{id}/', {
    ...common,
    summary: 'Removes a saved list: your own, or as an owner a shared one',
  }),
};
