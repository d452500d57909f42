import './shell/shell.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Pages } from './Pages';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { useArrival } from './shell/useArrival';

/** The public site: header, the page of the address, footer. A page that fails keeps the other two. */
export function App() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(path, main);
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary at={path}>
          <Pages />
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
