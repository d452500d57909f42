import type { Feature } from '../feature';
import { AlertsMenu } from './AlertsMenu';

/** What colleagues are told of applications. */
export const alerts: Feature = { needs: 'arrivals', BarTool: AlertsMenu };
