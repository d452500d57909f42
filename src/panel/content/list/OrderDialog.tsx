import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { PANEL_CALLS } from '../../../contract/panel';
import { readAs } from '../../../contract/readAs';
import type { ContentKind } from '../../../definition/content/contentType';
import { PanelDialog } from '../../data/PanelDialog';
import { staffCall } from '../../data/staffCall';
import { useFetched } from '../../../platform/api/useFetched';
import { Waiting } from '../../data/Waiting';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { dragWords, SortableRow, useDragSensors } from '../../base/SortableRow';
import { listCall } from '../calls';
import { draftTitle } from '../draftTitle';
import { RowTools } from '../../data/RowTools';
import { type StaffRecord, toRecords } from '../records';
import './order.css';

/** As many as the server lists at once. */
const MOST = 100;

interface OrderDialogProps {
  readonly kind: ContentKind;
  /** @param saved resolves once all moves are saved */
  readonly onClose: (saved: Promise<unknown>) => void;
}

/** Sets the order of the records of a kind. Moves are saved one after the other; the next can be made meanwhile. */
export function OrderDialog({ kind, onClose }: OrderDialogProps) {
  const records = useFetched(`${listCall(kind)}?perPage=${MOST}`, toRecords);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const onMove = (saved: Promise<unknown>) => {
    saving.current = saved;
  };
  const close = () => onClose(saving.current);
  return (
    <PanelDialog
      fullWidth
      onClose={close}
      title={t('Order: {{name}}', { name: ownText(kind.title) })}
      closeLabel={t('Close')}
    >
      <Waiting of={records}>
        {(all) => <SortedRecords kind={kind} records={all} onMove={onMove} />}
      </Waiting>
    </PanelDialog>
  );
}

interface SortedRecordsProps {
  readonly kind: ContentKind;
  readonly records: readonly StaffRecord[];
  /** @param saved resolves once this move and those before it are saved */
  readonly onMove: (saved: Promise<unknown>) => void;
}

function SortedRecords({ kind, records, onMove }: SortedRecordsProps) {
  const [ids, setIds] = useState(() => records.map(({ id }) => id));
  const [announcement, setAnnouncement] = useState('');
  const byId = new Map(records.map((record) => [record.id, record]));
  const nameOf = (id: string) => draftTitle(kind.fields, byId.get(id) ?? {}) || t('Unnamed');
  const sensors = useDragSensors();
  /** The order as the server has it, once all moves before the next one are saved. */
  const stored = useRef(Promise.resolve(ids));

  const move = async (id: string, to: number) => {
    const others = ids.filter((each) => each !== id);
    if (to < 0 || to > others.length || to === ids.indexOf(id)) return;
    setIds([...others.slice(0, to), id, ...others.slice(to)]);
    const place = { name: nameOf(id), number: to + 1, total: ids.length };
    setAnnouncement(t('{{name}} is now {{number}} of {{total}}', place));
    const body = { kind: kind.id, id, before: others[to] ?? null };
    const saved = stored.current.then(async (last) => {
      try {
        const response = await staffCall('POST', PANEL_CALLS.move.path, body);
        // With what colleagues have moved; what they added is not in this list.
        const now = readAs(PANEL_CALLS.move.response.schema, response).ids;
        return now.filter((each) => byId.has(each));
      } catch {
        // Staff have been notified; it goes back to where it was.
        setAnnouncement('');
        return last;
      }
    });
    stored.current = saved;
    onMove(saved);
    const now = await saved;
    // Until the last move is saved, the answers lack those that were made since.
    if (stored.current === saved) setIds(now);
  };
  const words = dragWords(
    (id, over = id) => `${nameOf(String(id))}, ${ids.indexOf(String(over)) + 1}`,
  );

  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        // The status says where it was put.
        accessibility={{
          ...words,
          announcements: { ...words.announcements, onDragEnd: () => undefined },
        }}
        onDragEnd={({ active, over }) =>
          over && void move(String(active.id), ids.indexOf(String(over.id)))
        }
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol>
            {ids.map((id, index) => (
              <SortableRow key={id} id={id} name={nameOf(id)} className="order-row line">
                <bdi>{nameOf(id)}</bdi>
                <RowTools
                  name={nameOf(id)}
                  index={index}
                  count={ids.length}
                  onMove={(to) => void move(id, to)}
                  size="medium"
                />
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
