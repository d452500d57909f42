import i18next from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import type { Ports } from '../../src/engine/ports';
import '../../src/definition/model/expression';
import { ServiceForm } from '../../src/engine/ServiceForm';
import '../../src/platform/theme/base.css';
import '../../src/platform/theme/tokens.css';

const PORTS: Ports = {
  loadOptions: async () => [],
  submit: async () => ({ kind: 'sent', reference: undefined }),
  notify: () => {},
  setTitle: () => {},
  today: () => '2026-01-01',
};

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });

/** Renders a form as visitors get it. */
export function drawOurs(root: HTMLElement, module: ServiceModule, done: () => void): void {
  createRoot(root).render(
    <Told done={done}>
      <ServiceForm module={module} language="en" ports={PORTS} />
    </Told>,
  );
}

function Told({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}
