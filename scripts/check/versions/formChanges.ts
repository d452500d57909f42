import { type Field, isList, isObject, type Shape } from '../../../src/definition/field';
import { pointer } from '../fault';
import { type Change, fieldChanges } from './fieldChanges';

/** What a form asks otherwise than before, groups and rows included. */
export function formChanges(before: Shape, after: Shape, at = '/form'): Change[] {
  const [old, now] = [before.properties, after.properties];
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Set<string>();
  const gone = Object.keys(old)
    .filter((name) => !Object.hasOwn(now, name))
    .map((name) => {
      const heir = added.find((one) => !renamed.has(one) && isSame(old[name], now[one]));
      if (heir !== undefined) renamed.add(heir);
      return heir === undefined ? removed(name, at) : renaming(name, heir, at);
    });
  const isRequired = ({ required = [] }: Shape, name: string) => required.includes(name);
  return [
    ...gone,
    ...added
      .filter((name) => !renamed.has(name))
      .map((name) => ({
        at: at + pointer('properties', name),
        problem: `"${name}" is new${isRequired(after, name) ? ', and required' : ''}`,
        effect: 'applications already sent have no answer to it',
      })),
    ...Object.keys(now).flatMap((name): Change[] => {
      const [was, is] = [old[name], now[name]];
      if (!Object.hasOwn(old, name) || !was || !is) return [];
      const here = at + pointer('properties', name);
      return [
        ...required(name, here, isRequired(before, name), isRequired(after, name)),
        ...fieldChanges(name, was, is, here),
        ...inside(was, is, here),
      ];
    }),
  ];
}

function inside(was: Field, is: Field, at: string): Change[] {
  if (isObject(was) && isObject(is)) return formChanges(was, is, at);
  if (!isList(was) || !isList(is)) return [];
  const here = `${at}/items`;
  const own = fieldChanges('items', was.items, is.items, here);
  return isObject(was.items) && isObject(is.items)
    ? [...own, ...formChanges(was.items, is.items, here)]
    : own;
}

function required(name: string, at: string, was: boolean, is: boolean): Change[] {
  if (was === is) return [];
  const problem = is ? `"${name}" is required now` : `"${name}" is required no longer`;
  const effect = is
    ? 'applications already sent may lack it, and drafts are asked for it'
    : 'answers already given fit it still';
  return [{ at, problem, effect }];
}

const removed = (name: string, at: string): Change => ({
  at: `${at}/properties`,
  problem: `"${name}" is asked no longer`,
  effect: 'applications already sent keep their answers, and drafts lose them',
});

const renaming = (name: string, heir: string, at: string): Change => ({
  at: at + pointer('properties', heir),
  problem: `"${name}" is called "${heir}" now`,
  effect: 'answers already given stand under the old name, and drafts lose them',
});

/** Of the same type and with the same label: most likely the same question. */
const isSame = (one: Field | undefined, other: Field | undefined): boolean =>
  JSON.stringify([one?.type, one?.label]) === JSON.stringify([other?.type, other?.label]);
