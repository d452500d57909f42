import '../../src/definition/model/expression';
import '../../src/platform/theme/theme.css';
import '../../src/panel/panel.css';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Fragment, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { LANGUAGES } from '../../src/definition/model/text';
import { panelHref } from '../../src/panel/base/panelHref';
import { PanelTheme } from '../../src/panel/base/theme';
import { ComposingPage } from '../../src/panel/composing/ComposingPage';
import {
  callOf,
  composedIn,
  composingHref,
  openedDocument,
} from '../../src/panel/composing/composing';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { ServicePage } from '../../src/panel/composing/ServicePage';
import { ToggleField } from '../../src/panel/data/fields/ToggleField';
import { staffCall } from '../../src/panel/data/staffCall';
import { useRun } from '../../src/panel/data/useRun';
import { t } from '../../src/panel/language/t';
import { useLastLanguage } from '../../src/panel/language/usePanelLanguage';
import { call } from '../../src/platform/api/call';
import { addPart, PANEL } from '../../src/platform/language/i18n';
import { showLanguage, useLanguage } from '../../src/platform/language/languageStore';
import { Loading } from '../../src/platform/loading/Loading';
import { Snackbar } from '../../src/platform/snackbar/Snackbar';
import { MuiTheme } from '../../src/platform/theme/MuiTheme';

/** Renders the pages on which staff compose services, for the files of this project. */
function Page() {
  const language = useLanguage();
  return (
    <MuiTheme>
      <PanelTheme>
        <main className="panel pn-main" key={language} style={{ padding: 'var(--rega-space-16)' }}>
          <ToggleField
            label={t('Language')}
            options={LANGUAGES.map((each) => [each, LANGUAGE_FACTS[each].name] as const)}
            value={language}
            onChoose={(next) => {
              useLastLanguage.setState({ language: next });
              void showLanguage(next);
            }}
          />
          <Loading fallback={<p role="status">{t('Loading…')}</p>}>
            <Switch>
              <Route path={panelHref('home/composing')} component={ComposingPage} />
              <Route<{ readonly id: string }> path={`${panelHref('home/composing')}/:id`}>
                {({ id }) => (
                  <Fragment key={id}>
                    <ServicePage id={id} isFile />
                    <Dialogs />
                    <Rename id={id} />
                  </Fragment>
                )}
              </Route>
              <Route>
                <Redirect to={panelHref('home/composing')} replace />
              </Route>
            </Switch>
          </Loading>
        </main>
        <Snackbar />
      </PanelTheme>
    </MuiTheme>
  );
}

/** Gives a service and its file another name, and its page, if that has the same. */
function Rename({ id }: { readonly id: string }) {
  const [name, setName] = useState(id);
  const [, navigate] = useLocation();
  const { busy, run } = useRun();
  const rename = () =>
    run(async () => {
      const composed = composedIn(await call('GET', callOf('read', id)));
      const document = openedDocument(composed);
      if (!document) return;
      const route = document.route === `/services/${id}` ? `/services/${name}` : document.route;
      const { version } = composed.line;
      const body = { document: { ...document, id: name, route } };
      await staffCall('PUT', callOf('save', id), body, { version });
      navigate(composingHref(name));
    });
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextField
        size="small"
        label={t('Technical name')}
        value={name}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={busy || name === id}>
        {t('Save')}
      </Button>
    </form>
  );
}

async function start(root: HTMLElement): Promise<void> {
  addPart(PANEL);
  await showLanguage(useLastLanguage.getState().language);
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
