import { useMemo, useState } from 'react';
import { check } from '../../../../src/definition/validate/check';
import { toRequest } from '../../../../src/definition/payload/submitRequest';
import { type Language, LANGUAGES } from '../../../../src/definition/model/text';
import type { Submission } from '../../../../src/engine/ports';
import { FORM_FACTS } from '../../shared/forms';
import type { OpenedService } from '../../shared/openService';
import type { Answers } from '../useAnswers';
import { Call } from './Call';
import { Issues } from './Issues';
import { requestHead } from './requestHead';
import { useFiles } from './useFiles';

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
  const photoStore = useFiles(opened, answers.values);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { values, issues } = useMemo(
    () => check(service.form, answers.values, validate, { today }),
    [service, validate, answers, today],
  );
  const request = useMemo(() => toRequest(service, values, language), [service, values, language]);
  if (sent) {
    return (
      <div className="pg-request">
        <p className="pg-said" role="status">
          The {FORM_FACTS[sent.language].name} form has sent this. No server has got it.
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
      <Call
        head={requestHead(request, answers.key, language)}
        request={request}
        fileOf={(token) => photoStore.get(token)}
      />
    </div>
  );
}
