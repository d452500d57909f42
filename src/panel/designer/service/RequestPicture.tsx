import { useMemo } from 'react';
import { type Language, pick } from '../../../definition/model/text';
import type { Json, Values } from '../../../definition/model/values';
import { toPayload } from '../../../definition/payload/payload';
import { check } from '../../../definition/validate/check';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { agencyDay } from '../../base/moment';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';

interface RequestPictureProps {
  readonly module: ServiceModule;
  readonly answers: Values;
  readonly language: Language;
}

/** Shows what the server would get of the answers: by the names under which they are sent. */
export function RequestPicture({ module, answers, language }: RequestPictureProps) {
  const sent = useMemo(() => sentOf(module, answers, language), [module, answers, language]);
  const labelOf = (name: string): string => {
    const { properties } = module.service.form;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field ? pick(field.label, panelLanguage()) : '';
  };
  return (
    <details className="ds-more">
      <summary>{t('What is sent')}</summary>
      <div className="ds-request" tabIndex={0} role="region" aria-label={t('What is sent')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Question')}</th>
              <th scope="col">{t('Is sent as')}</th>
              <th scope="col">{t('Answer')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(sent).map(([name, value]) => (
              <tr key={name}>
                <td>
                  <bdi>{labelOf(name)}</bdi>
                </td>
                <td>
                  <code dir="ltr">{name}</code>
                </td>
                <td>
                  <bdi>{shownValue(value)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const shownValue = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function sentOf({ service, validate }: ServiceModule, answers: Values, language: Language): Values {
  try {
    const { values } = check(service.form, answers, validate, { today: agencyDay() });
    return toPayload(service, values, language);
  } catch {
    return {};
  }
}
