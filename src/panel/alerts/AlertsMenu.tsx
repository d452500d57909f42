import Divider from '@mui/material/Divider';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { AlertData } from '../../contract/alerts';
import { useSession } from '../../platform/api/sessionStore';
import { useArrivalStore } from '../arrivals/arrivalStore';
import { countText } from '../arrivals/useCounted';
import { agoText } from '../base/ago';
import { panelHref } from '../base/panelHref';
import { PanelIcon } from '../base/PanelIcon';
import { MenuButton } from '../data/MenuButton';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { forgetAlerts, readAlerts, seeAlerts, useAlerts } from './alertStore';
import './alerts.css';

/** Entries that fit on a screen. */
const MOST = 12;

/** Lists what the account was told of applications, with the number of what it has not seen. */
export function AlertsMenu() {
  const may = useMay();
  const user = useSession((session) => session.user?.id);
  const told = useArrivalStore((state) => state.told);
  const mayRead = may('readApplications');
  const { alerts } = useAlerts();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (mayRead) readAlerts();
  }, [mayRead, user, told]);
  useEffect(() => forgetAlerts, [user]);
  if (!mayRead) return null;
  const unseen = alerts.filter(({ seen }) => !seen).length;
  return (
    <MenuButton
      color="inherit"
      className="pn-alerts"
      startIcon={<PanelIcon shape="bell" />}
      aria-label={
        unseen === 0 ? t('For you') : t('For you: {{number}} new', { number: countText(unseen) })
      }
      items={[
        ...alerts.slice(0, MOST).map((alert) => ({
          className: alert.seen ? 'pn-alert' : 'pn-alert pn-unseen',
          act: () => {
            seeAlerts(alert.application);
            navigate(panelHref(`home/inbox/application/${alert.application}`));
          },
          label: <AlertText alert={alert} />,
        })),
        alerts.length === 0 && {
          label: t('Nothing was assigned to you, and no note names you.'),
          disabled: true,
        },
        unseen > 0 && <Divider key="line" />,
        unseen > 0 && { label: t('Mark all as seen'), act: () => seeAlerts() },
      ]}
    >
      {unseen > 0 && <span aria-hidden="true">{countText(unseen)}</span>}
    </MenuButton>
  );
}

/** Renders an entry, whose age is that at the time at which the menu is opened. */
function AlertText({ alert }: { readonly alert: AlertData }) {
  const [now] = useState(() => new Date());
  return (
    <>
      <bdi dir="auto">{alertText(alert)}</bdi>
      <span className="pn-small">
        <bdi dir="auto">{alert.name || alert.reference}</bdi> · {agoText(alert.at, now)}
      </span>
    </>
  );
}

function alertText({ kind, who, what }: AlertData): string {
  switch (kind) {
    case 'assigned':
      return t('{{who}} assigned it to you', { who });
    case 'named':
      return t('{{who}} named you in a note', { who });
    case 'due':
      return t('Is due today');
    case 'ends':
      return t('{{what}} ends today', { what });
  }
}
