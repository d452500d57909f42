import type { Ports } from '../../engine/ports';
import { loadOptions } from '../../platform/places/options';

/** The outside world for a form that is only read: places are named, nothing is sent. */
export const RECORD_PORTS: Ports = {
  loadOptions,
  submit: () => Promise.reject(new Error('a record is not sent')),
  notify: () => undefined,
  setTitle: () => undefined,
  today: () => new Date().toISOString().slice(0, 10),
};
