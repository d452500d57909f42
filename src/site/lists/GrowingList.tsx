import type { ParseKeys } from 'i18next';
import { useTranslation } from '../../platform/language/useTranslation';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface GrowingListProps {
  /** Translation keys: the status of an empty list, the status with the numbers, and the button. */
  readonly texts: Readonly<Record<'none' | 'shown' | 'more', ParseKeys>>;
  readonly count: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  /** Renders the list with this reference. */
  readonly children: (list: RefObject<HTMLUListElement | null>) => ReactNode;
}

/** Renders a list and the button that makes it grow; the focus moves to how much is shown, then to the first new item. */
export function GrowingList(props: GrowingListProps) {
  const { texts, count, total, hasMore, onMore, children } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    const first = list.current?.children[before.current];
    before.current = undefined;
    if (document.activeElement !== shown.current) return;
    first?.querySelector<HTMLElement>('a, button')?.focus();
  }, [count]);
  const grow = () => {
    before.current = count;
    // The button may go at once.
    shown.current?.focus({ preventScroll: true });
    onMore();
  };
  return (
    <>
      <p className="list-shown muted" role="status" ref={shown} tabIndex={-1}>
        {count === 0 ? t(texts.none) : t(texts.shown, { shown: count, total })}
      </p>
      {children(list)}
      {hasMore && (
        <button type="button" className="button list-more" onClick={grow}>
          {t(texts.more)}
        </button>
      )}
    </>
  );
}
