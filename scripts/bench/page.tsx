import i18next from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { works } from 'virtual:bench';
import en from '../../locales/en.json';
import type { Ports } from '../../src/engine/ports';
import { ServiceForm } from '../../src/engine/ServiceForm';

/** The page's side of the bench contract: what is asked by address, and what the bench calls. */
interface BenchWindow {
  __benchFind(name: string): Element | null | undefined;
  __start(): void;
  __loaded: boolean;
  __ready: boolean;
}

const PORTS: Ports = {
  loadOptions: async () => [],
  submit: async () => ({ kind: 'sent', reference: undefined }),
  notify: () => {},
  setTitle: () => {},
  today: () => '2026-01-01',
};

const query = new URLSearchParams(location.search);
const work = query.get('work') ?? 'W1';
const name = `${work}-${work === 'W1' ? (query.get('fields') ?? '100') : '0'}`;
const load = works[name];
if (!load) throw new Error(`this build has no work ${name}`);

const { places, service, validate } = await load();
const module = { service, validate };
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });

const bench = window as unknown as BenchWindow;
const control = (path: string | undefined) =>
  path === undefined ? null : document.getElementsByName(path)[0];

const FINDERS: Readonly<Record<string, () => Element | null | undefined>> = {
  target: () => control(places.target),
  toggle: () => control(places.toggle),
  submit: () => document.querySelector('button[type=submit]'),
  'add-row': () => inList('[id$="-add"]').at(-1),
  'delete-row': () => {
    const buttons = inList('.rg-delete-row');
    return buttons[buttons.length >> 1];
  },
};

function inList(selector: string): Element[] {
  const list = places.list && document.getElementById(`f-${places.list.replaceAll('.', '-')}`);
  return list ? [...list.querySelectorAll(selector)] : [];
}

function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    bench.__ready = true;
  }, []);
  return children;
}

const start = () => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <Ready>
      <ServiceForm module={module} language="en" ports={PORTS} />
    </Ready>,
  );
};

bench.__benchFind = (part) => FINDERS[part]?.();
bench.__loaded = true;
if (query.get('hold') === '1') bench.__start = start;
else start();
