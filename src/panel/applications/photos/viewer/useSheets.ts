import { useCallback, useEffect, useState } from 'react';
import { type Drawn, openSheets, type Sheet, type Sheets } from './sheet';

interface Opened {
  readonly file: Blob;
  readonly sheets: Sheets | undefined;
}

interface Turned {
  readonly sheets: Sheets;
  readonly page: number;
  readonly sheet: Sheet | undefined;
}

/** Opens a file, and one of its pages; undefined parts are those that the browser cannot show. */
export function useSheets(file: Blob | undefined, page: number) {
  const [opened, setOpened] = useState<Opened>();
  const [turned, setTurned] = useState<Turned>();
  const [last, setLast] = useState<{ readonly sheet: Sheet; readonly drawn: Drawn }>();
  const onDrawn = useCallback((sheet: Sheet, drawn: Drawn) => setLast({ sheet, drawn }), []);
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    const opening = openSheets(file);
    opening.then(
      (sheets) => {
        if (!isOver) setOpened({ file, sheets });
      },
      () => {
        if (!isOver) setOpened({ file, sheets: undefined });
      },
    );
    return () => {
      isOver = true;
      opening.then(
        (sheets) => sheets.close(),
        () => undefined,
      );
    };
  }, [file]);
  const sheets = opened?.file === file ? opened?.sheets : undefined;
  useEffect(() => {
    if (!sheets) return;
    let isOver = false;
    const tell = (sheet: Sheet | undefined) => {
      if (!isOver) setTurned({ sheets, page, sheet });
    };
    sheets.sheet(page).then(tell, () => tell(undefined));
    return () => {
      isOver = true;
    };
  }, [sheets, page]);
  const isOpened = file !== undefined && opened?.file === file;
  const isTurned = sheets !== undefined && turned?.sheets === sheets && turned.page === page;
  const sheet = isTurned ? turned.sheet : undefined;
  const drawn = sheet !== undefined && sheet === last?.sheet ? last.drawn : undefined;
  const isFailed = (isOpened && !sheets) || (isTurned && !sheet) || drawn === 'broken';
  const state = isFailed ? 'failed' : sheet ? 'ready' : 'loading';
  return { state, count: sheets?.count ?? 1, sheet, drawn, onDrawn } as const;
}
