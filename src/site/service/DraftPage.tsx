import { useMemo, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import { readAs } from '../../contract/readAs';
import { Fetched } from '../../platform/api/Fetched';
import { useFetched } from '../../platform/api/useFetched';
import { toModule } from '../../platform/content/storeService';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { PageNotice, PlainPage } from '../base/PlainPage';
import { useSecret } from '../layout/useSecret';
import { useDays } from '../moments';
import { ServicePage } from './ServicePage';

/** The token in the fragment of a link. */
const LINK = /^[\w-]{43}$/u;

type Draft = ReturnType<typeof toDraft>;

const toDraft = (response: unknown) => readAs(STORE_SERVICE_CALLS.draft.response.schema, response);

/** Renders the draft of a service as visitors would see it, for whoever has its secret link. Nothing is sent. */
export function DraftPage() {
  const { t } = useTranslation();
  const link = useSecret(LINK);
  if (link !== undefined && LINK.test(link)) return <ReadDraft key={link} link={link} />;
  return (
    <PlainPage title={t('draftPage.title')}>
      <PageNotice
        text={
          link === undefined
            ? t('status.loading')
            : t(link === '' ? 'draftPage.noLink' : 'draftPage.ended')
        }
      />
    </PlainPage>
  );
}

function ReadDraft({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const [body] = useState({ link });
  const { path } = STORE_SERVICE_CALLS.draft;
  const reading = useFetched(path, toDraft, { body, quiet: true, showsMissing: true });
  return (
    <Fetched
      className="stack-20"
      of={reading}
      loading={<PageNotice text={t('status.loading')} />}
      failed={({ isMissing, reload }) => (
        <PlainPage title={t('draftPage.title')}>
          <PageNotice
            text={t(isMissing ? 'draftPage.ended' : 'draftPage.unfinished')}
            {...(!isMissing && { onRetry: reload })}
          />
        </PlainPage>
      )}
    >
      {(draft) => <ShownDraft draft={draft} />}
    </Fetched>
  );
}

function ShownDraft({ draft: { service, endsAt } }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const { dayOf } = useDays();
  const entry = useMemo((): ServiceEntry => {
    // What is tried out does not take the place of a visitor's own draft.
    const apart = { ...service, id: `${service.id}~draft` };
    const { id, route, tile } = apart;
    return { id, route, tile, pages: [], isDraft: true, load: async () => toModule(apart) };
  }, [service]);
  return (
    <>
      <div className="page">
        <p className="service-entering" role="note">
          {t('draftPage.note', { day: dayOf(endsAt) })}
        </p>
      </div>
      <ServicePage entry={entry} component={service.page.component} params={{}} />
    </>
  );
}
