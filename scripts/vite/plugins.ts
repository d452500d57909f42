import type { Plugin } from 'vite';
import { bench } from './bench';
import { leanRjsf } from './leanRjsf';
import { services } from './services';

/** All plugins of ours, for the project whose schemas folder this is. */
export const plugins = (schemas: string): Plugin[] => [services(schemas), bench(), leanRjsf()];
