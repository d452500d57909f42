import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../src/platform/language/useTranslation';
import { localise } from '../../../src/definition/language/localise';
import { issueLabel, issueWords } from '../../../src/definition/language/issueWords';
import type { Issue } from '../../../src/definition/model/issue';
import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { type SubmitRequest, toRequest } from '../../../src/definition/payload/submitRequest';
import { check } from '../../../src/definition/validate/check';
import type { NamedFile, Submission } from '../../../src/engine/ports';
import { FORM_FACTS } from '../shared/forms';
import type { OpenedService } from '../shared/openService';
import { frames } from './FrameRow';
import { Json } from './Json';
import { fileWords, requestHead } from './requestHead';
import { type Answers, today, usePhotos } from './useAnswers';

interface RequestTabProps {
  readonly opened: OpenedService;
  readonly answers: Answers;
  /** What a form has just sent; undefined once a new application was started. */
  readonly sent: Submission | undefined;
}

/**
 * Shows the request that would send the current answers, or the one just sent, and the remaining
 * errors.
 */
export function RequestTab({ opened, answers, sent }: RequestTabProps) {
  const [language, setLanguage] = useState<Language>('en');
  const { service, validate } = opened.module;
  const photoStore = usePhotos(opened, answers.values);
  const { values, issues } = useMemo(
    () => check(service.form, answers.values, validate, { today: today() }),
    [service, validate, answers],
  );
  const request = useMemo(() => toRequest(service, values, language), [service, values, language]);
  if (sent) {
    return (
      <div className="pg-request">
        <p role="status">
          {`The ${FORM_FACTS[sent.language].name} form has sent this. No server has got it.`}
        </p>
        <Call
          head={requestHead(sent.request, sent.key, sent.language)}
          request={sent.request}
          fileOf={(token) => sent.files.get(token)}
        />
      </div>
    );
  }
  return (
    <div className="pg-request">
      <TextField
        select
        size="small"
        label="Sent by a visitor who reads"
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {LANGUAGES.map((each) => (
          <MenuItem key={each} value={each}>
            {FORM_FACTS[each].name}
          </MenuItem>
        ))}
      </TextField>
      <Issues opened={opened} issues={issues} />
      <Call
        head={requestHead(request, answers.key, language)}
        request={request}
        fileOf={photoStore.get}
      />
    </div>
  );
}

interface IssuesProps {
  readonly opened: OpenedService;
  readonly issues: readonly Issue[];
}

/** Lists what a server would reject; each entry links to its field in the forms. */
function Issues({ opened, issues }: IssuesProps) {
  const { t } = useTranslation();
  const shape = useMemo(() => localise(opened.module.service, 'en').form, [opened]);
  if (issues.length === 0) return <p role="status">It would be taken as it is.</p>;
  return (
    <section className="pg-issues" aria-label="What would be rejected">
      <p role="status">{`It would be refused. Errors: ${issues.length}`}</p>
      <ol>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <button
              type="button"
              className="pg-link"
              onClick={() => frames().forEach((frame) => frame.show(issue.path))}
            >
              {issueLabel(issue, shape)}
            </button>{' '}
            <span>{issueWords(issue, shape, (key, options) => t(key, options), 'en')}</span>{' '}
            <span className="pg-aside">{`${issue.path} ${issue.code}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CallProps {
  readonly head: readonly string[];
  readonly request: SubmitRequest;
  readonly fileOf: (token: string) => NamedFile | undefined;
}

/** Shows the HTTP request of a submission, without boundaries and file contents. */
function Call({ head, request, fileOf }: CallProps) {
  return (
    <div className="pg-code pg-call" tabIndex={0} role="region" aria-label="The call">
      <pre>{head.join('\n')}</pre>
      {request.encoding === 'json' ? (
        <Json value={request.json} />
      ) : (
        <dl>
          {request.parts.map((part, index) => (
            <div key={index} className="line">
              <dt>{`${part.name}:`}</dt>
              <dd>
                <bdi>{'text' in part ? part.text : fileWords(fileOf(part.file))}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
