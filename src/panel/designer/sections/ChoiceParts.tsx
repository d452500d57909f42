import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { OPTIONS } from '../../../definition/content/contentReferences';
import { textOf } from '../../../definition/sections/elements';
import { isSameId } from '../../../definition/sections/fields';
import type { OptionList } from '../../../definition/model/section';
import { LANGUAGES, pick } from '../../../definition/model/text';
import { languageAttributes } from '../../../definition/language/languageFacts';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { recordHref } from '../../base/recordHref';
import { kindCalled } from '../../pages';
import { t } from '../../language/t';
import { ownText } from '../../language/panelLanguage';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import type { Row } from '../core/tree';
import { Select } from '../inspector/Select';
import { ScrolledTable } from '../service/More';
import { listsIn, useSectionParts } from './composing';
import { saysOf, written } from './sectionRows';

export function ChoiceParts({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const { options } = useSectionParts();
  const [isMaking, setMaking] = useState(false);
  const { reload } = options;
  useEffect(() => {
    if (!isMaking) return undefined;
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [isMaking, reload]);
  const kind = kindCalled(OPTIONS);
  const error = useIssue(row.id, 'choiceId', 'This choice {{issue}}');
  const { choiceId } = saysOf(row);
  if (options.state === 'failed') {
    return (
      <p role="alert" className="pn-error">
        {t('The lists of options could not be loaded.')}{' '}
        <Button onClick={options.reload}>{t('Try again')}</Button>
      </p>
    );
  }
  const lists = listsIn(options) ?? [];
  const chosen = lists.find(({ id }) => isSameId(id, choiceId));
  return (
    <div className="stack-20">
      <Select
        id={controlId(row.id, 'choiceId')}
        label={t('List of options')}
        value={chosen ? String(chosen.id) : ''}
        options={lists.map((list) => [String(list.id), titleOf(list)] as const)}
        help={t('The lists are in Immigration, under “Lists of options”.')}
        error={error}
        onChoose={(value) => {
          const list = lists.find(({ id }) => isSameId(id, value));
          if (list) edit(written(row, ['choiceId'], list.id));
        }}
      />
      {kind && (
        <a href={recordHref(kind)} target="_blank" rel="noreferrer" onClick={() => setMaking(true)}>
          {t('Make a list of options in a new tab')}
        </a>
      )}
      {chosen && <OptionsTable list={chosen} />}
    </div>
  );
}

function titleOf({ id, title }: OptionList): string {
  const words = textOf(title);
  return words ? ownText(words) : String(id);
}

function OptionsTable({ list }: { readonly list: OptionList }) {
  const options = list.options.map(textOf).filter((option) => option !== undefined);
  return (
    <details className="ds-more" open>
      <summary>
        {t('What the visitor chooses from: {{count}} options', { count: options.length })}
      </summary>
      <ScrolledTable
        className="ds-options"
        label={t('Options of {{title}}', { title: titleOf(list) })}
        head={LANGUAGES.map((language) => t(LANGUAGE_NAMES[language]))}
        rows={options.map((option) =>
          LANGUAGES.map((language) => (
            <div key={language} {...languageAttributes(language)}>
              {pick(option, language)}
            </div>
          )),
        )}
      />
    </details>
  );
}
