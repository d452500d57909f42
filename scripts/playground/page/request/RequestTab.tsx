import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '../../../../src/definition/check';
import { localise } from '../../../../src/definition/localise';
import { type SubmitRequest, toRequest } from '../../../../src/definition/request';
import { type Language, LANGUAGES } from '../../../../src/definition/text';
import { issueLabel, issueWords } from '../../../../src/definition/words';
import type { NamedFile, Submission } from '../../../../src/engine/ports';
import { FORM_FACTS } from '../../shared/forms';
import type { OpenedService } from '../../shared/openService';
import { showEverywhere } from '../frames/frameCalls';
import type { Answers } from '../useAnswers';
import { Json } from './Json';
import { fileWords, requestHead } from './requestHead';
import { useFiles } from './useFiles';

interface RequestTabProps {
  readonly opened: OpenedService;
  readonly answers: Answers;
  /** What a form has just sent; undefined once somebody has begun another. */
  readonly sent: Submission | undefined;
}

/** The call that would send the answers of now, or the one that a form has just made; and what is still wrong. */
export function RequestTab({ opened, answers, sent }: RequestTabProps) {
  const [language, setLanguage] = useState<Language>('en');
  const { service, validate } = opened.module;
  const shelf = useFiles(opened, answers.values);
  const { values, issues } = useMemo(() => {
    const today = new Date().toISOString().slice(0, 10);
    return check(service.form, answers.values, validate, { today });
  }, [service, validate, answers]);
  const request = useMemo(() => toRequest(service, values, language), [service, values, language]);
  if (sent) {
    return (
      <div className="pg-request">
        <p className="pg-said" role="status">
          The {FORM_FACTS[sent.language].name} form has sent this. No server has got it.
        </p>
        <Shown
          head={requestHead(sent.request, sent.key, sent.language)}
          request={sent.request}
          fileOf={(token) => sent.files.get(token)}
        />
      </div>
    );
  }
  return (
    <div className="pg-request">
      <label className="pg-record">
        Sent by a visitor who reads
        <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {FORM_FACTS[each].name}
            </option>
          ))}
        </select>
      </label>
      <Issues opened={opened} issues={issues} />
      <Shown
        head={requestHead(request, answers.key, language)}
        request={request}
        fileOf={(token) => shelf.get(token)}
      />
    </div>
  );
}

interface IssuesProps {
  readonly opened: OpenedService;
  readonly issues: ReturnType<typeof check>['issues'];
}

function Issues({ opened, issues }: IssuesProps) {
  const { t } = useTranslation();
  const shape = useMemo(() => localise(opened.module.service, 'en').form, [opened]);
  if (issues.length === 0) return <p role="status">It would be taken as it is.</p>;
  return (
    <section className="pg-issues" aria-label="What would be refused">
      <p role="status">It would be refused. To mend: {issues.length}</p>
      <ol>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <button type="button" className="pg-link" onClick={() => showEverywhere(issue.path)}>
              {issueLabel(issue, shape)}
            </button>{' '}
            {issueWords(issue, shape, (key, options) => t(key, options))}{' '}
            <span className="pg-lint">
              {issue.path} {issue.code}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ShownProps {
  readonly head: readonly string[];
  readonly request: SubmitRequest;
  readonly fileOf: (token: string) => NamedFile | undefined;
}

function Shown({ head, request, fileOf }: ShownProps) {
  return (
    <div className="pg-code pg-call" tabIndex={0} role="region" aria-label="The call">
      <pre>{head.join('\n')}</pre>
      {request.encoding === 'json' ? (
        <Json value={request.json} />
      ) : (
        <dl className="pg-parts">
          {request.parts.map((part, index) => (
            <div key={index}>
              <dt>{part.name}</dt>
              <dd>
                {'text' in part ? (
                  <bdi className="pg-text">{part.text}</bdi>
                ) : (
                  <span className="pg-value">{fileWords(fileOf(part.file))}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
