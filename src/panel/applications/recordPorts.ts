import type { Ports } from '../../engine/ports';
import { loadOptions } from '../../platform/places/options';

/** Ports of a read-only form: it loads place names and sends nothing. */
export const RECORD_PORTS: Ports = {
  loadOptions,
  submit: () => Promise.reject(new Error('a record is not sent')),
  notify: () => undefined,
  setTitle: () => undefined,
  today: () => new Date().toISOString().slice(0, 10),
};
