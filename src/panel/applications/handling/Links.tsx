import { SmallButton } from '../SmallButton';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { staffCall } from '../../data/staffCall';
import { CopyButton } from '../../layout/CopyButton';
import { sayDone } from '../../layout/notices';
import type { ApplicationPartProps } from '../application';
import { t } from '../../language/t';
import { makeLink } from './makeLink';
import { useRun } from '../../data/useRun';

/** Creates and revokes the secret links to the applicant's status page. */
export function Links({ application, onDone }: ApplicationPartProps) {
  const { id } = application;
  const [links, setLinks] = useState(application.links);
  const [read, setRead] = useState(application.links);
  // One was made with a message, beside this card.
  if (read !== application.links) {
    setRead(application.links);
    setLinks(application.links);
  }
  const [made, setMade] = useState<string>();
  const { busy, run: runOne } = useRun();
  const run = (work: () => Promise<void>) => runOne(() => work().then(onDone));
  const make = () =>
    run(async () => {
      setMade(await makeLink(application));
      setLinks((count) => count + 1);
    });
  const revoke = () =>
    run(async () => {
      await staffCall('DELETE', `application/${id}/link/`);
      setMade(undefined);
      setLinks(0);
      sayDone(t('All links of this application have ended.'));
    });
  return (
    <section className="stack-8" aria-label={t('Applicant’s link')}>
      <p className="pn-small">{linksText(links)}</p>
      {made !== undefined && (
        <Alert severity="success">
          {t('Give this link to the applicant only. It will not be shown again.')}
          <Box
            component="output"
            sx={{ display: 'block', marginBlock: 1, userSelect: 'all' }}
            dir="ltr"
          >
            {made}
          </Box>
          <CopyButton text={made}>{t('Copy link')}</CopyButton>
        </Alert>
      )}
      <div className="row">
        <SmallButton aria-disabled={busy} onClick={() => void make()}>
          {t('New link')}
        </SmallButton>
        {links > 0 && (
          <SmallButton className="pn-alarming" aria-disabled={busy} onClick={() => void revoke()}>
            {t('End all links')}
          </SmallButton>
        )}
      </div>
    </section>
  );
}

function linksText(links: number): string {
  if (links === 0) return t('The applicant has no link to it.');
  return t('The applicant has {{count}} links to it.', { count: links });
}
