import { type ContentKind, pathOf } from '../../definition/content/contentType';

const ID = '{id}';

const filled = (path: string | undefined, id: string): string | undefined =>
  path?.replace(ID, encodeURIComponent(id));

/** The staff call that lists a kind, or reads the one record of it. */
export const listCall = ({ calls }: ContentKind): string =>
  calls.staff.map(pathOf).find((path) => !path.includes(ID)) ?? '';

/** The staff call that reads one record; undefined: it is found in the list. */
export const readCall = ({ calls }: ContentKind, id: string): string | undefined =>
  filled(
    calls.staff.map(pathOf).find((path) => path.includes(ID)),
    id,
  );

export const createCall = ({ calls }: ContentKind): string | undefined => calls.create?.[0];

export const updateCall = ({ calls }: ContentKind, id: string): string | undefined =>
  filled(calls.update?.[0], id);

export const removeCall = ({ calls }: ContentKind, id: string): string | undefined =>
  filled(calls.remove?.[0], id);
