import { services } from 'virtual:services';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ComposedLine } from '../../contract/composing';
import { LONGEST_ID } from '../../contract/storeServices';
import type { ServiceFile } from '../../definition/model/service';
import { listPathOf, submitPathOf } from '../../definition/model/storePaths';
import { call } from '../../platform/api/call';
import { tooLong } from '../base/tooLong';
import { SelectField } from '../data/fields/SelectField';
import { PanelDialog } from '../data/PanelDialog';
import { storedServices } from '../data/storedServices';
import { staffCall } from '../data/staffCall';
import { ThreeLanguages } from '../data/texts/ThreeLanguages';
import { toText, withLanguage } from '../data/texts/languageTexts';
import { useRun } from '../data/useRun';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { callOf, composedIn, composingHref, openedDocument } from './composing';
import { type Place, skeleton } from './skeleton';

interface NewServiceProps {
  readonly lines: readonly ComposedLine[];
  readonly onClose: () => void;
}

/** Makes the draft of a new service: an empty one, or a copy of another. */
export function NewService({ lines, onClose }: NewServiceProps) {
  const [title, setTitle] = useState<readonly string[]>(['', '', '']);
  const [typedId, setId] = useState<string>();
  const [like, setLike] = useState('');
  const [isTried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const { busy, run } = useRun();
  const id = typedId ?? idFor(title[2] ?? '');
  const isTaken = lines.some((line) => line.id === id);
  const idIssue = isTaken
    ? t('Another service has this name.')
    : tooLong(id, LONGEST_ID) || t('Use lower-case Latin letters.');
  const isGood = !isTaken && id.length <= LONGEST_ID && ID.test(id);

  const make = async () => {
    setTried(true);
    if (!isGood || title.every((one) => one.trim() === '')) return;
    await run(async () => {
      const place = { id, title: toText(title), order: orderAfter() };
      const document = like === '' ? emptyService(place) : await copyOf(like, place);
      await staffCall('PUT', callOf('save', id), { document }, { version: 0 });
      navigate(composingHref(id));
    });
  };

  return (
    <PanelDialog
      fullWidth
      onClose={onClose}
      isForm
      title={t('New service')}
      answers={[{ label: t('Create the draft'), act: make, 'aria-disabled': busy }]}
    >
      <div className="stack">
        <ThreeLanguages
          id="new-service"
          label={t('What the service is called')}
          text={toText(title)}
          rows={1}
          isLive
          describedBy={undefined}
          errors={
            isTried && title.every((one) => one.trim() === '')
              ? Array(3).fill(t('Write it in at least one language.'))
              : []
          }
          onText={(language, text) =>
            setTitle((last) => withLanguage(toText(last), language, text))
          }
        />
        <TextField
          label={t('Technical name')}
          value={id}
          error={isTried && !isGood}
          helperText={
            isTried && !isGood
              ? idIssue
              : t('In addresses and exports. It cannot be changed later.')
          }
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'off', spellCheck: false } }}
          onChange={({ target }) => setId(target.value.trim())}
        />
        <SelectField
          label={t('Begin with')}
          value={like}
          onChoose={setLike}
          options={[
            ['', t('An empty form with name, e-mail and phone')],
            ...lines.map(
              (line) =>
                [
                  line.id,
                  t('A copy of “{{name}}”', { name: ownText(toText(line.title)) }),
                ] as const,
            ),
          ]}
        />
      </div>
    </PanelDialog>
  );
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Returns a name for addresses: "Student visa" becomes student-visa. */
const idFor = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replace(/^[-0-9]+/u, '')
    .slice(0, 40)
    .replace(/-$/u, '');

/** Returns the place of a tile behind all others. */
const orderAfter = (): number =>
  Math.max(0, ...[...services, ...storedServices()].map(({ tile }) => tile.order)) + 1;

const emptyService = (place: Place): ServiceFile => placed(skeleton(place), place.id);

/** What the server stores in any case: the calls of services of the store. */
const placed = ({ submit, staff, ...rest }: ServiceFile, id: string): ServiceFile => ({
  ...rest,
  submit: { ...submit, path: submitPathOf(id) },
  staff: { ...staff, list: listPathOf(id) },
});

/** Returns a copy without what only files may have. */
async function copyOf(like: string, place: Place): Promise<ServiceFile> {
  const source = openedDocument(composedIn(await call('GET', callOf('read', like))));
  if (!source) return emptyService(place);
  const { id, title, order } = place;
  const { pages: _, lookup: __, page, staff, tile, ...rest } = source;
  const { component: ___, ...words } = page;
  const { panel: ____, read: _____, ...ofStaff } = staff;
  return placed(
    {
      ...rest,
      ...{ id, version: 1, route: `/services/${id}`, page: words, staff: ofStaff },
      tile: { ...tile, title, order },
    },
    id,
  );
}
