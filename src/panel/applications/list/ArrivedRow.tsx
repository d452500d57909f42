import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useArrivalStore } from '../../arrivals/arrivalStore';
import type { ListUse } from '../../data/list/useListQuery';
import { t } from '../../language/t';
import type { InboxPageRows } from '../inbox';
import { arrivedQuery } from '../inboxQuery';
import { useCounted } from '../../arrivals/useCounted';

interface ArrivedRowProps {
  readonly inbox: InboxPageRows;
  readonly list: ListUse;
  readonly service: string | undefined;
  readonly reload: () => void;
}

/**
 * Offers to show what has arrived since the list was read, applications and answers, with its filters: the list never
 * moves by itself.
 */
export function ArrivedRow({ inbox: { at, rows }, list, service, reload }: ArrivedRowProps) {
  const arrivals = useArrivalStore((state) => state.arrivals);
  const [first, setFirst] = useState({ at, arrivals });
  // The list was read again, with everything that had arrived by then.
  if (first.at !== at) setFirst({ at, arrivals });
  const isAsked = at !== undefined && first.at === at && arrivals > first.arrivals;
  const counted = useCounted(isAsked ? arrivedQuery(list.query, service, at) : undefined) ?? 0;
  // What is shown in its place already.
  const shown = rows.filter(({ sentAt }) => sentAt !== null && sentAt > (at ?? '')).length;
  const count = counted - shown;
  return (
    <Box
      role="status"
      sx={{
        // It takes no room, and no gap of the grid, while nothing has arrived.
        '&:empty': { position: 'absolute' },
      }}
    >
      {count > 0 && (
        <Button
          fullWidth
          variant="outlined"
          onClick={() => {
            list.change({ page: 1 });
            reload();
          }}
        >
          {t('{{count}} new applications or answers: show', { count })}
        </Button>
      )}
    </Box>
  );
}
