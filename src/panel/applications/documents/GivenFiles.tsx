import { SmallButton } from '../SmallButton';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CaseFiles } from '../../../contract/documents';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';
import { momentText } from '../../base/moment';
import { keptEdit } from '../../data/edits/keptEdits';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import { BlockedLink } from '../handling/reply/BlockedLink';
import { useMessage } from '../handling/reply/useMessage';
import { Info } from '../Part';
import { StaffPhotos } from '../photos/StaffPhotos';
import { type FilesUse, giveKey, useRemoval } from './useFiles';

const GiveForm = lazyComponent(async () => (await import('./GiveForm')).GiveForm);

interface GivenFilesProps extends FilesUse {
  readonly given: CaseFiles['given'];
}

/** Shows the files that staff have given to the applicant, and whether they were opened; and gives others. */
export function GivenFiles({ given, ...common }: GivenFilesProps) {
  const { application, nameAt, onDone } = common;
  const isHandler = useMay()('handleApplications');
  // What was not given is open again. False: it was closed here, and the button gets the focus.
  const [gives, setGives] = useState<boolean | undefined>(
    () => keptEdit(giveKey(application)) !== undefined || undefined,
  );
  // It outlasts the form: it shows the link of a message that the browser has not opened.
  const message = useMessage(application, onDone);
  const removeFile = useRemoval(common);
  if (!isHandler && given.length === 0) return null;
  const title = t('Files for the applicant');
  return (
    <section className="ap-document" aria-labelledby="ap-given">
      <div />
      <div className="row">
        <h3 id="ap-given">{title}</h3>
        {isHandler && (
          <Info
            name={title}
            text={t(
              'A visa, a ticket, a policy or a receipt: the applicant downloads it on the status page.',
            )}
          />
        )}
      </div>
      {isHandler && !gives && (
        <div className="ap-presses row">
          <BlockedLink blocked={message.blocked} />
          <SmallButton autoFocus={gives === false} onClick={() => setGives(true)}>
            {t('Give files')}
          </SmallButton>
        </div>
      )}
      {given.length > 0 && (
        <ul className="ap-document-form stack-16">
          {given.map(({ text, at, who, files }) => (
            <li key={files[0]?.id ?? at} className="stack-8">
              <p className="ap-text" dir="auto">
                {text}
              </p>
              <p className="pn-small">
                <bdi>{nameAt(who)}</bdi> · <time dateTime={at}>{momentText(at)}</time>
              </p>
              <StaffPhotos
                ids={files.map(({ id }) => id)}
                below={(photo) => {
                  const openedAt = files.find(({ id }) => id === photo.id)?.openedAt ?? null;
                  return (
                    <>
                      <span className="pn-small">
                        {openedAt === null
                          ? t('Not opened yet')
                          : t('Opened {{at}}', { at: momentText(openedAt) })}
                      </span>
                      {isHandler && (
                        <Button
                          color="error"
                          aria-label={t('Remove {{name}}', { name: photo.name })}
                          onClick={() => void removeFile(photo)}
                        >
                          {t('Remove')}
                        </Button>
                      )}
                    </>
                  );
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {gives && (
        <div className="ap-document-form">
          <Loading>
            <GiveForm
              {...common}
              message={message}
              onGiven={() => {
                setGives(false);
                sayDone(t('The applicant sees it on the status page.'));
              }}
              onCancel={() => setGives(false)}
            />
          </Loading>
        </div>
      )}
    </section>
  );
}
