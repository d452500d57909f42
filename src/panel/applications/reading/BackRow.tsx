import { BackLink } from '../../layout/PanelFrame';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'wouter';
import { PanelIcon } from '../../base/PanelIcon';
import { t } from '../../language/t';
import { useActions } from '../../layout/actions';
import { type Neighbour, neighboursOf, wayBack } from '../list/lastList';
import { useRun } from '../../data/useRun';

interface BackRowProps {
  readonly id: string;
  /** The URL of the list. */
  readonly back: string;
}

/** Renders links to the list in its last state, and to the previous and next application in it. */
export function BackRow({ id, back }: BackRowProps) {
  const beside = neighboursOf(id);
  return (
    <nav className="ap-back spread" aria-label={t('Applications')}>
      <BackLink href={wayBack(back)}>{t('Back to the list')}</BackLink>
      {beside && beside.of > 1 && (
        <p className="pn-small row">
          <span>
            {t('{{position}} of {{total}}', { position: beside.position, total: beside.of })}
          </span>
          <Beside name={t('Previous')} to={beside.before} back={back} />
          <Beside name={t('Next')} forward to={beside.after} back={back} />
        </p>
      )}
    </nav>
  );
}

interface BesideProps {
  readonly name: string;
  /** The keys J and K lead on and back, as in the list. */
  readonly forward?: boolean;
  readonly to: Neighbour | undefined;
  readonly back: string;
}

/** Renders a link to a neighbour, or a button if it is on another page of the list. */
function Beside({ name, forward = false, to, back }: BesideProps) {
  const [, navigate] = useLocation();
  const { busy, run } = useRun();
  const hrefOf = (id: string) => `${back}/application/${encodeURIComponent(id)}`;
  const go = () =>
    run(async () => {
      const id = typeof to === 'function' ? await to() : to;
      if (id !== undefined) navigate(hrefOf(id));
    });
  useActions(
    to === undefined
      ? []
      : [{ title: name, code: forward ? 'KeyJ' : 'KeyK', act: () => void go() }],
  );
  if (to === undefined) return null;
  const className = forward ? 'ap-thumb' : undefined;
  const text = (
    <>
      {forward && <PanelIcon shape="next" />}
      {name}
    </>
  );
  if (typeof to === 'string') {
    return (
      <Link className={className} href={hrefOf(to)}>
        {text}
      </Link>
    );
  }
  return (
    <Button className={className} aria-disabled={busy} onClick={() => void go()}>
      {text}
    </Button>
  );
}
