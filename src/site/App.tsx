import { useTranslation } from '../platform/language/useTranslation';
import './layout/siteLayout.css';
import './layout/parts.css';
import './layout/contactBar.css';
import './layout/footer.css';
// Visible before the page's own script has loaded (layout/servedPage).
import './home/homeCarousel.css';
import './search/search.css';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useContent } from '../platform/content/useContent';
import { toContactInfo } from './contact/contactInfo';
import { ContactContent } from './contact/useContactInfo';
import { useLanguage } from '../platform/language/languageStore';
import { Letterhead } from '../platform/Letterhead';
import { lazyPage } from './lazyPage';
import { Pages } from './Pages';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { LoadingBoundary } from './layout/LoadingBoundary';
import { useServedPage } from './layout/servedPage';
import { useArrival } from './layout/useArrival';

const OpenMenu = lazyPage('face', async () => (await import('./tiles/OpenMenu')).OpenMenu);

/** Renders the public site: header, the page of the URL, footer. If a page fails, the rest stays usable. */
export function App() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const contact = useContent('client/get_contactus/', toContactInfo);
  useArrival(path, main);
  return (
    <ContactContent value={contact}>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header OpenMenu={OpenMenu} />
      <Letterhead language={language} />
      <main id="main" ref={main} tabIndex={-1}>
        <LoadingBoundary at={path} fallback={<PageLoading />}>
          <Pages />
        </LoadingBoundary>
      </main>
      <Footer />
    </ContactContent>
  );
}

/** Renders the loading state of a page; as high as the screen, so that the footer does not shift. */
function PageLoading() {
  const { t } = useTranslation();
  const served = useServedPage('page');
  if (served) return <div aria-busy="true" ref={served} />;
  return (
    <p className="page-loading" role="status">
      {t('shell.contentLoading')}
    </p>
  );
}
