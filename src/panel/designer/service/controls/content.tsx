import { contents } from 'virtual:contents';
import { isRecord, type Values } from '../../../../definition/model/values';
import { ownText } from '../../../language/panelLanguage';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { Select } from '../../inspector/Select';
import { answersFor, useServiceParts, useServiceRows } from '../servicing';
import { AnswerSelect } from './AnswerSelect';
import { ConditionParts } from './Condition';
import type { ControlProps } from './control';
import { Fieldset, withPart } from './inputs';
import { Checks } from '../../../data/fields/Checks';
import { ItemList } from './ItemList';

/* Controls of keywords that refer to lists of answers and to records of content. */

const kindNames = () => contents.map(({ id, title }) => [id, ownText(title)] as const);

/** Returns the properties of a kind of content, by which a record can be named or found. */
const propertyNames = (kind: unknown) =>
  Object.entries(contents.find(({ id }) => id === kind)?.fields ?? {}).map(
    ([name, { label }]) => [name, ownText(label)] as const,
  );

const SERVER_LISTS = [
  ['country', 'All countries'],
  ['city', 'All cities'],
  ['airport', 'All airports'],
  ['place', 'The places where our drivers go'],
] as const satisfies readonly (readonly [string, PanelText])[];

/** Renders where the answers to choose from come from. */
export function SourceControl({ row, id, label, help, error, value, set }: ControlProps) {
  const { lists } = useServiceParts();
  const answers = answersFor(useServiceRows(), row).filter(({ name }) => !name.includes('/'));
  const source = isRecord(value) ? value : {};
  const { options, list, content, dependsOn } = source;
  const chosen = ['list', 'content'].find((kind) => Object.hasOwn(source, kind));
  const properties = propertyNames(content);
  const part = (key: string) => (to: string | undefined) => set(withPart(source, key, to));
  return (
    <div className="stack-16">
      <Select
        {...{ id, label, help, error }}
        value={chosen ? `${chosen}:${String(source[chosen])}` : String(options ?? 'none')}
        options={[
          ['none', t('They are typed')],
          ...SERVER_LISTS.map(([name, words]) => [name, t(words)] as const),
          ...Object.keys(lists).map(
            (name) => [`list:${name}`, t('List “{{name}}”', { name })] as const,
          ),
          ...kindNames().map(
            ([kind, name]) => [`content:${kind}`, t('Records of “{{name}}”', { name })] as const,
          ),
        ]}
        onChoose={(to) => {
          const [kind = '', name] = to.split(':');
          if (kind === 'content') {
            set({ content: name ?? '', label: propertyNames(name)[0]?.[0] ?? '' });
          } else if (to === 'none') set(undefined);
          else set(name === undefined ? { options: to } : { list: name });
        }}
      />
      {content !== undefined && (
        <Select
          id={`${id}-label`}
          label={t('What names a record')}
          value={String(source.label ?? '')}
          options={properties}
          onChoose={part('label')}
        />
      )}
      {(list ?? content ?? (options !== 'country' && options)) && (
        <AnswerSelect
          id={`${id}-depends`}
          label={t('Only those that fit the answer to')}
          value={dependsOn}
          answers={answers}
          isOptional
          onChoose={part('dependsOn')}
        />
      )}
      {content !== undefined && dependsOn !== undefined && (
        <Select
          id={`${id}-under`}
          label={t('What must be that answer')}
          value={String(source.under ?? '')}
          options={properties}
          onChoose={part('under')}
        />
      )}
    </div>
  );
}

/** Renders the kinds of content of which an answer names a record. */
export function ReferencesControl({ row, id, label, help, error, value, set }: ControlProps) {
  const answers = answersFor(useServiceRows(), row);
  const fresh = (kind: string | undefined): Values => ({
    content: kind ?? '',
    name: propertyNames(kind)
      .slice(0, 1)
      .map(([name]) => name),
  });
  return (
    <ItemList
      {...{ id, label, help, error, value }}
      what="reference {{number}}"
      addLabel={t('Add a kind of content')}
      fresh={() => fresh(contents[0]?.id)}
      onChange={set}
    >
      {(one, index, put) => {
        const reference = isRecord(one) ? one : {};
        const names = Array.isArray(reference.name) ? reference.name : [];
        const own = `${id}-${index}`;
        return (
          <div className="stack-16">
            <Select
              id={own}
              label={t('Kind of content')}
              value={String(reference.content)}
              options={kindNames()}
              onChoose={(kind) => put({ ...reference, ...fresh(kind) })}
            />
            <Fieldset label={t('What names a record')}>
              <Checks
                options={propertyNames(reference.content)}
                chosen={names}
                onChoose={(name) => put({ ...reference, name })}
              />
            </Fieldset>
            <Fieldset label={t('Only with these answers')}>
              <ConditionParts
                {...{ id: `${own}-when`, value: reference.when, answers }}
                depth={1}
                onChange={(when, isTyped) => put(withPart(reference, 'when', when), isTyped)}
              />
            </Fieldset>
          </div>
        );
      }}
    </ItemList>
  );
}
