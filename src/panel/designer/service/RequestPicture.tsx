import { useMemo } from 'react';
import { issueLabel } from '../../../definition/language/issueLabel';
import { issueWords } from '../../../definition/language/issueWords';
import { localise } from '../../../definition/language/localise';
import type { Issue } from '../../../definition/model/issue';
import { type Language, pick } from '../../../definition/model/text';
import type { Json, Values } from '../../../definition/model/values';
import { toPayload } from '../../../definition/payload/payload';
import { check } from '../../../definition/validate/check';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { useTranslation } from '../../../platform/language/useTranslation';
import { agencyDay } from '../../base/moment';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { ScrolledTable } from './More';

interface RequestPictureProps {
  readonly module: ServiceModule;
  readonly answers: Values;
  readonly language: Language;
}

/** Shows what the server would get of the answers: by the names under which they are sent. */
export function RequestPicture({ module, answers, language }: RequestPictureProps) {
  const { sent, issues } = useMemo(
    () => requestOf(module, answers, language),
    [module, answers, language],
  );
  const { encoding, path } = module.service.submit;
  const labelOf = (name: string): string => {
    const { properties } = module.service.form;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field ? pick(field.label, panelLanguage()) : '';
  };
  return (
    <details className="ds-more">
      <summary>{t('What is sent')}</summary>
      <Refusals module={module} issues={issues} />
      <p>
        <code dir="ltr">{`POST ${path}`}</code>{' '}
        <code dir="ltr">
          {encoding === 'multipart' ? 'multipart/form-data' : 'application/json'}
        </code>
      </p>
      <ScrolledTable
        label={t('What is sent')}
        head={[t('Question'), t('Is sent as'), t('Answer')]}
        rows={Object.entries(sent).map(([name, value]) => [
          <bdi key="label">{labelOf(name)}</bdi>,
          <code key="name" dir="ltr">
            {name}
          </code>,
          <bdi key="answer">{shownValue(value)}</bdi>,
        ])}
      />
    </details>
  );
}

const shownValue = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

interface RefusalsProps {
  readonly module: ServiceModule;
  readonly issues: readonly Issue[];
}

/** Lists what the server would refuse, by the names under which it does. */
function Refusals({ module, issues }: RefusalsProps) {
  const { t: translate } = useTranslation();
  const form = useMemo(() => localise(module.service, panelLanguage()).form, [module]);
  if (issues.length === 0) return <p>{t('It would be taken as it is.')}</p>;
  return (
    <>
      <p>{t('It would be refused:')}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <bdi>{issueLabel(issue, form)}</bdi>:{' '}
            {issueWords(issue, form, (key, options) => translate(key, options), panelLanguage())}{' '}
            <code dir="ltr" className="muted">{`${issue.path} ${issue.code}`}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function requestOf(
  { service, validate }: ServiceModule,
  answers: Values,
  language: Language,
): { readonly sent: Values; readonly issues: readonly Issue[] } {
  try {
    const { values, issues } = check(service.form, answers, validate, { today: agencyDay() });
    return { sent: toPayload(service, values, language), issues };
  } catch {
    return { sent: {}, issues: [] };
  }
}
