import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ENTERING } from '../../../contract/siteRoutes';
import { backendHas } from '../../../platform/api/capabilities';
import { saveFile } from '../../../platform/saveFile';
import { agencyDay } from '../../base/moment';
import { PanelIcon } from '../../base/PanelIcon';
import { PHONE } from '../../base/theme';
import type { ListUse } from '../../data/list/useListQuery';
import { useRun } from '../../data/useRun';
import { t } from '../../language/t';
import { MenuButton } from '../../data/MenuButton';
import { serviceCalled } from '../../pages';
import { confirmed } from '../../session/confirmStore';
import { useMay } from '../../session/may';
import { EXPORT_FORMATS, type ExportFormat, exportPath } from '../inboxQuery';
import { staffFile } from '../staffFile';
import { useCanSplit, useSplitChoice } from './useSplit';

interface InboxToolsProps {
  readonly list: ListUse;
  /** Undefined: of all services. */
  readonly service: string | undefined;
  /** Number of applications in an export. */
  readonly total: number;
  /** All that can be shown, and which of them are. */
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly sortable?: boolean;
  }[];
  readonly isShown: (column: string) => boolean;
  readonly onToggle: (column: string) => void;
  readonly onRefresh: () => void;
  readonly onChoosing: () => void;
}

/** Renders what can be done with a list of applications as a whole, in one menu, and the button that reads it again. */
export function InboxTools(props: InboxToolsProps) {
  const { list, service, total, columns, isShown, onToggle, onRefresh, onChoosing } = props;
  const may = useMay();
  const canSplit = useCanSplit();
  const { isSplit } = useSplitChoice();
  const { busy, run } = useRun();
  const entered = service === undefined ? undefined : serviceCalled(service);
  const save = (format: ExportFormat) =>
    run(async () => {
      const path = exportPath(list.query, service, format);
      const file = await confirmed((body) => staffFile(path, { body }));
      saveFile(file, `applications-${service ?? 'all'}-${agencyDay()}.${format}`);
    });
  // A phone shows no headings, and check boxes only on request.
  const isPhone = useMediaQuery(PHONE);
  const { order } = list.query;
  const orderHead = (
    <ListSubheader key="order" role="presentation">
      {t('Order')}
    </ListSubheader>
  );
  const orders = columns
    .filter(({ sortable }) => sortable)
    .map(({ name, label }) => ({
      ...ticked('radio', order.replace('-', '') === name, label),
      act: () => list.change({ order: order === name ? `-${name}` : name }),
    }));
  return (
    <>
      {busy && (
        <span role="status" className="pn-small">
          {t('Loading…')}
        </span>
      )}
      <IconButton aria-label={t('Refresh')} title={t('Refresh')} onClick={onRefresh}>
        <PanelIcon shape="refresh" />
      </IconButton>
      <MenuButton
        aria-label={t('Tools')}
        color="inherit"
        className="ap-tools"
        items={[
          isPhone && { label: t('Choose…'), act: onChoosing },
          canSplit && {
            ...ticked('checkbox', isSplit, t('Reading pane')),
            act: () => useSplitChoice.setState({ isSplit: !isSplit }),
          },
          ...(backendHas('exports') && may('exportApplications') ? EXPORT_FORMATS : []).map(
            ([format, word]) => ({
              disabled: total === 0 || busy,
              label: t(word),
              act: () => save(format),
            }),
          ),
          <ListSubheader key="columns" role="presentation">
            {t('Columns')}
          </ListSubheader>,
          ...columns.slice(1).map(({ name, label }) => ({
            ...ticked('checkbox', isShown(name), label),
            stays: true,
            act: () => onToggle(name),
          })),
          ...(isPhone ? [orderHead, ...orders] : []),
        ]}
      >
        <PanelIcon shape="more" />
      </MenuButton>
      {backendHas('applications') && entered && may('handleApplications') && (
        <Button component="a" href={`${entered.route}?${ENTERING}`} target="_blank">
          {t('Enter an application')}
        </Button>
      )}
    </>
  );
}

/** Returns an item of the menu with a tick while it is on. */
const ticked = (kind: 'checkbox' | 'radio', isOn: boolean, label: string) => ({
  role: `menuitem${kind}`,
  'aria-checked': isOn,
  label: (
    <>
      <span className="ap-tick" aria-hidden="true">
        {isOn && '✓'}
      </span>
      <bdi>{label}</bdi>
    </>
  ),
});
