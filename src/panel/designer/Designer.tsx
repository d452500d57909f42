import { memo, useCallback, useMemo, useState } from 'react';
import type { ServiceFile } from '../../definition/model/service';
import type { Json } from '../../definition/model/values';
import { Loading } from '../../platform/loading/Loading';
import { withFormWords } from '../data/fields/DayField';
import { t } from '../language/t';
import { DesignerFrame } from './core/DesignerFrame';
import { placedAt, useDesigning } from './core/designing';
import type { EditHistory } from './core/history';
import { blank } from './core/rowWords';
import type { Row } from './core/tree';
import { Toolbar } from './core/Toolbar';
import { AddQuestion } from './service/AddQuestion';
import { stepAdded } from './service/edits';
import { namedIn } from './service/names';
import { serviceGrammar } from './service/serviceGrammar';
import { ServiceInspector } from './service/ServiceInspector';
import { type ServiceRow, serviceRows } from './service/serviceRows';
import { type ServiceParts, ServicePartsContext, useServiceParts } from './service/servicing';
import './service/formPane.css';

const LiveForm = withFormWords(async () => (await import('./service/LiveForm')).LiveForm);

interface DocumentProblem {
  readonly at: string;
  readonly words: string;
}

interface DesignerProps {
  /** As it is written: with references to shared fields. */
  readonly document: ServiceFile;
  readonly parts: Pick<ServiceParts, 'shared' | 'lists'> & {
    /** The names of questions stay: there are applications. */
    readonly keepsNames?: boolean;
  };
  /** What the rules find, in sentences: JSON pointers into the document. */
  readonly issues: readonly DocumentProblem[];
  readonly onChange: (document: ServiceFile) => void;
}

/**
 * Renders the designer of a service: its steps and questions, the live form, and the controls of what is selected. What has no
 * control stays in the document.
 */
export function Designer({ document, parts, issues, onChange }: DesignerProps) {
  const { shared, lists, keepsNames = false } = parts;
  const grammar = useMemo(() => serviceGrammar(shared), [shared]);
  // Questions that are added now have no answers yet.
  const [first] = useState(() => namedIn(serviceRows(document as unknown as Json, shared)));
  const given = useMemo(
    () => ({ shared, lists, ...(keepsNames && { kept: first }) }),
    [shared, lists, keepsNames, first],
  );
  const issuesOf = useCallback(
    (rows: readonly Row[]) =>
      issues.flatMap(({ at, words }) => {
        const place = placedAt(rows, dottedPointer(at));
        if (place) return [{ row: place.row.id, key: place.key, words }];
        // The others are of the pages around the form.
        return /^\/(?:form|steps)\b/u.test(at) ? [{ row: '', key: '', words }] : [];
      }),
    [issues],
  );
  return (
    <ServicePartsContext value={given}>
      <DesignerFrame
        grammar={grammar}
        document={document as unknown as Json}
        onChange={(next) => onChange(next as unknown as ServiceFile)}
        issuesOf={issuesOf}
        isRefused
        problems={() => t('To be mended before it can be published')}
        toolbar={(history) => <ServiceToolbar history={history} />}
        adder={adder}
        Form={FormPane}
        inspector={(onClose) => <ServiceInspector onClose={onClose} />}
      />
    </ServicePartsContext>
  );
}

const FormPane = memo(function FormPane() {
  return (
    <Loading fallback={<p role="status">{t('Loading…')}</p>}>
      <LiveForm />
    </Loading>
  );
});

const adder = (row: Row) =>
  Array.isArray((row as ServiceRow).value.blocks) ? null : <AddQuestion row={row as ServiceRow} />;

/** Returns a JSON pointer as a dotted path. */
const dottedPointer = (pointer: string): string => pointer.replace(/^\//u, '').replaceAll('/', '.');

function ServiceToolbar({ history }: { readonly history: EditHistory }) {
  const { make } = useDesigning();
  const { shared } = useServiceParts();
  const step = { title: blank(), fields: [] };
  return (
    <Toolbar
      history={history}
      addLabel={t('Add step')}
      onAdd={() => make(stepAdded(step, shared), 'title')}
    />
  );
}
