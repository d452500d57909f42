import Button from '@mui/material/Button';
import { useSearch } from 'wouter';
import { applicantOf } from '../../definition/describe/searchFields';
import { openAfter } from '../../definition/model/ledger';
import { pick } from '../../definition/model/text';
import { backendHas } from '../../platform/api/capabilities';
import { useFetched } from '../../platform/api/useFetched';
import { Receipt } from '../../platform/Receipt';
import { applicationIn } from '../applications/application';
import '../applications/reading/print.css';
import { useColleagues } from '../applications/useColleagues';
import { panelHref } from '../base/panelHref';
import { Empty, Waiting } from '../data/Waiting';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { GiveButton } from './GiveButton';
import { BackLink, PanelFrame } from '../layout/PanelFrame';

/** Shows the receipt of a payment as it is printed, in the applicant's language. */
export function ReceiptPage({ id }: { readonly id: string }) {
  const number = new URLSearchParams(useSearch()).get('number') ?? '';
  const found = useFetched(`application/${encodeURIComponent(id)}/`, applicationIn);
  const { nameAt } = useColleagues();
  const canGive = useMay()('handleApplications') && backendHas('documents');
  return (
    <PanelFrame
      title={t('Receipt {{number}}', { number })}
      back={
        <BackLink href={panelHref(`home/inbox/application/${encodeURIComponent(id)}`)}>
          {t('Application')}
        </BackLink>
      }
      actions={
        <Button variant="contained" onClick={() => print()}>
          {t('Print')}
        </Button>
      }
    >
      <Waiting of={found}>
        {(application) => {
          const lines = application?.money ?? [];
          const index = lines.findIndex((one) => String(one.number) === number);
          const line = lines[index];
          if (!application || line?.reverses !== null) {
            return <Empty words={t('There is no such receipt.')} />;
          }
          const { definition, language, reference, answers } = application;
          const isReversed = lines.some(({ reverses }) => reverses === line.id);
          const { name } = applicantOf(definition.form, answers);
          return (
            <>
              {canGive && (
                <div className="row">
                  <GiveButton {...{ id, number, language, isReversed }} />
                </div>
              )}
              <Receipt
                language={language}
                receipt={{
                  ...line,
                  text: line.text || name,
                  isReversed,
                  open: openAfter(lines, index),
                }}
                service={pick(definition.tile.title, language)}
                reference={reference}
                // An address is no name for an applicant.
                takenBy={nameAt(line.who).replace(line.who, '')}
              />
            </>
          );
        }}
      </Waiting>
    </PanelFrame>
  );
}
