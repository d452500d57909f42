import { createContext, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../platform/language/useTranslation';
import { createDrafts, draftName } from '../../engine/flow/draft';
import { isEntering } from './entering';

/** The element under the title of a service's page. */
export const TopContext = createContext<HTMLElement | null>(null);

interface DraftLineProps {
  readonly service: string;
  readonly subject: string | undefined;
  /** Scrolls to the form. */
  readonly onContinue: () => void;
}

/** Renders a notice at the top of a page whose form has a stored draft, with a link to the form. */
export function DraftLine({ service, subject, onContinue }: DraftLineProps) {
  const { t } = useTranslation();
  const top = use(TopContext);
  const [draft] = useState(() =>
    // Whoever enters an application for somebody else does not continue their own.
    isEntering() ? undefined : createDrafts(() => localStorage, draftName(service, subject)).load(),
  );
  const [isDone, setDone] = useState(false);
  if (!draft || !top || isDone) return null;
  const say = draft.unsent ? 'unsent' : 'unfinished';
  const go = () => {
    setDone(true);
    onContinue();
  };
  return createPortal(
    <p className="service-draft spread" role="status">
      {`${t(`draft.${say}`)} `}
      <button type="button" className="button-quiet" onClick={go}>
        {t(`draft.${say}Go`)}
      </button>
    </p>,
    top,
  );
}
