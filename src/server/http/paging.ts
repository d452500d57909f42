import { issueAt } from '../../definition/issue';
import type { Page } from '../storage/storage';
import { Refusal } from './refusal';

const PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const MOST_PAGES = 1_000_000;

/**
 * The page that a query asks for: ?page=1&perPage=20.
 * @throws Refusal 422
 */
export function readPage(query: unknown): Page {
  const { page, perPage } = query as Record<string, unknown>;
  return {
    page: readNumber('page', page, 1, MOST_PAGES),
    perPage: readNumber('perPage', perPage, PER_PAGE, MOST_PER_PAGE),
  };
}

function readNumber(name: string, text: unknown, preset: number, most: number): number {
  if (text === undefined) return preset;
  const number = typeof text === 'string' && /^[0-9]{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw Refusal.ofIssues([issueAt([name], 'integer')]);
  if (number < 1) throw Refusal.ofIssues([issueAt([name], 'minimum', 1)]);
  if (number > most) throw Refusal.ofIssues([issueAt([name], 'maximum', most)]);
  return number;
}
