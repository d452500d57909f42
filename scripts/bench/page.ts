import { works } from 'virtual:bench';

/**
 * The page's side of the bench: the URL names the form (work, fields, hold, and plain=1 for plain controls), and
 * the bench calls these functions.
 */
interface BenchWindow {
  __benchFind(name: string): Element | null | undefined;
  __start(): void;
  __loaded: boolean;
  __ready: boolean;
}

const query = new URLSearchParams(location.search);
const work = query.get('work') ?? 'W1';
const name = `${work}-${/^W[15]$/u.test(work) ? (query.get('fields') ?? '100') : '0'}`;
const load = works[name];
if (!load) throw new Error(`this build has no work ${name}`);
const { places, service, validate } = await load();

const bench = window as unknown as BenchWindow;
const done = () => {
  bench.__ready = true;
};

async function prepare(root: HTMLElement): Promise<() => void> {
  if (query.get('plain') === '1') {
    const [{ plainForm }] = await Promise.all([import('./plain'), import('./plain.css')]);
    return () => {
      root.append(plainForm(service));
      done();
    };
  }
  const { drawOurs } = await import('./ours');
  return () => drawOurs(root, { service, validate }, done);
}

const named = (path: string | undefined) =>
  path === undefined ? null : document.getElementsByName(path)[0];

function inList(selector: string): Element[] {
  const list = places.list && document.getElementById(`f-${places.list.replaceAll('.', '-')}`);
  return list ? [...list.querySelectorAll(selector)] : [];
}

const FINDERS: Readonly<Record<string, () => Element | null | undefined>> = {
  target: () => named(places.target),
  toggle: () => named(places.toggle),
  submit: () => document.querySelector('button[type=submit]'),
  'add-row': () => inList('[id$="-add"]').at(-1),
  'delete-row': () => {
    const buttons = inList('.rg-delete-row');
    return buttons[buttons.length >> 1];
  },
};
bench.__benchFind = (part) => FINDERS[part]?.();

const start = await prepare(document.getElementById('root') ?? document.body);
bench.__loaded = true;
if (query.get('hold') === '1') bench.__start = start;
else start();
