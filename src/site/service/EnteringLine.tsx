import { useEffect, useSyncExternalStore } from 'react';
import { isolated } from '../../definition/language/isolated';
import { useTranslation } from '../../platform/language/useTranslation';
import { readSession, sessionToken, useSession } from '../../platform/api/sessionStore';
import { mayLack, onMayLack, setMayLack, stopEntering } from './entering';

/** Tells staff that they enter an application for somebody else, and whether they are still logged in. */
export function EnteringLine() {
  const { t } = useTranslation();
  const email = useSession(({ user }) => user?.email);
  useEffect(() => {
    // Who logs in again in another tab may go on here.
    addEventListener('storage', readSession);
    return () => removeEventListener('storage', readSession);
  }, []);
  const lacks = useSyncExternalStore(onMayLack, mayLack);
  const stop = () => {
    stopEntering();
    location.assign(location.pathname);
  };
  return (
    <div className="service-entering spread">
      {email === undefined || sessionToken() === undefined ? (
        <p role="alert">{t('entering.ended')}</p>
      ) : (
        <p>{t('entering.note', { who: isolated(email) })}</p>
      )}
      <label className="line">
        <input
          type="checkbox"
          checked={lacks}
          onChange={({ target }) => setMayLack(target.checked)}
        />
        {t('entering.lacking')}
      </label>
      <button type="button" className="button-quiet" onClick={stop}>
        {t('entering.stop')}
      </button>
    </div>
  );
}
