import {
  type ContentCall,
  type ContentKind,
  editRight,
  pathOf,
  type ShapedCall,
} from '../../definition/content/contentType';
import { PUBLICATION_STATES } from '../../definition/content/publication';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import { LANGUAGES, pick } from '../../definition/model/text';
import type { Values } from '../../definition/model/values';
import { type Call, defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';

export function contentCalls(kind: ContentKind): Call[] {
  const { calls } = kind;
  return [
    ...calls.public.map((call) => publicRead(kind, call)),
    ...calls.staff.map((call) => staffRead(kind, call)),
    ...(calls.create ?? []).map((path) => contentWrite(kind, 'POST', path)),
    ...(calls.update ?? []).map((path) => contentWrite(kind, 'PUT', path)),
    ...(calls.remove ?? []).map((path) => contentRemoval(kind, path)),
  ];
}

/** Returns the names of a kind's schemas: as visitors read it, as staff read it, and as it is written. */
export const schemaNames = ({ id }: ContentKind) =>
  ({
    read: `content.${id}`,
    staff: `content.${id}.staff`,
    written: `content.${id}.written`,
  }) as const;

export function exampleOf({ samples }: ContentKind): Values {
  const { id: _, createdAt: _made, ...sample } = samples.at(-1) ?? {};
  return sample;
}

const SEARCH = {
  search: { ...s.TEXT, maxLength: 100, description: 'Words; all of them are found.' },
};

/** The page size of a public list, which grows. Any is accepted, since clients before had no limit. */
const PER_PAGE = {
  perPage: {
    ...s.INTEGER,
    minimum: 1,
    description: 'How many records, but not more than 100: the others are on further pages.',
  },
};

const ORDER: s.Schema<string> = {
  ...s.TEXT,
  maxLength: 60,
  description: 'A field, or one with "-" before it.',
};

/** The query of a staff list of content: one of these is enough to make the response a page. */
export const CONTENT_LIST = {
  page: { ...s.INTEGER, minimum: 1, maximum: 1_000_000, description: 'Left out: the first.' },
  perPage: {
    ...s.INTEGER,
    minimum: 1,
    maximum: 100,
    description: 'Records on a page; left out: 20.',
  },
  ...SEARCH,
  order: ORDER,
  missing: {
    ...s.oneOfThese([...LANGUAGES, 'any']),
    description: 'Only records in which texts lack that language.',
  },
  state: {
    ...s.oneOfThese(PUBLICATION_STATES),
    description: 'Only records that visitors are shown, or not yet, or not any more.',
  },
};

const CONTENT_QUERY = s.having({}, { ...CONTENT_LIST, orderColumn: ORDER });

/** The query of a read, as its schema has converted it. */
export type ContentQuery = s.TypeOf<typeof CONTENT_QUERY>;

const tag = ({ title }: ContentKind): string => `Content: ${pick(title, 'en')}`;

export function publicRead(kind: ContentKind, call: ContentCall): Call {
  const record = s.named(schemaNames(kind).read);
  const path = pathOf(call);
  const common = { method: 'GET', path, tag: tag(kind) } as const;
  if (path.includes('{id}')) {
    return { ...common, summary: 'One record', ...recordResponse(record, kind.calls.public) };
  }
  if (typeof call !== 'string') {
    const { query, schema } = shaped(call.answer, record);
    return { ...common, summary: 'The records', query: s.having({}, query), response: { schema } };
  }
  return kind.many
    ? { ...common, summary: 'All records', response: { schema: s.listOf(record) } }
    : { ...common, summary: 'The record', response: { schema: record } };
}

/**
 * Returns the response of a call that reads one record.
 * @param calls one of which may list the ids of the records
 */
function recordResponse(schema: JsonSchema, calls: readonly ContentCall[]) {
  const listedBy = calls.map(pathOf).find((path) => !path.includes('{id}'));
  return { response: { schema }, ...(listedBy !== undefined && { listedBy }) };
}

function shaped(name: ShapedCall['answer'], record: JsonSchema) {
  const data = s.listOf(record);
  const shapes = {
    all: { query: {}, schema: data },
    nested: { query: {}, schema: s.having({ data: s.having({ data }) }) },
    pages: {
      query: { page: s.PAGE.page, ...SEARCH },
      schema: s.having({
        data,
        total: s.INTEGER,
        pages: s.INTEGER,
        hasNext: s.YES_OR_NO,
        hasPrevious: s.YES_OR_NO,
      }),
    },
    window: {
      query: { page: s.PAGE.page, ...PER_PAGE, orderColumn: ORDER, ...SEARCH },
      schema: s.having({ data, total: s.INTEGER }),
    },
  };
  return shapes[name];
}

export function staffRead(kind: ContentKind, call: ContentCall): Call {
  const record = s.named(schemaNames(kind).staff);
  const path = pathOf(call);
  const common = { method: 'GET', path, staff: 'readContent', tag: tag(kind) } as const;
  if (path.includes('{id}')) {
    return {
      ...common,
      summary: 'One record, for staff',
      ...recordResponse(record, kind.calls.staff),
    };
  }
  const { query, schema } =
    typeof call === 'string'
      ? { query: {}, schema: s.listOf(record) }
      : shaped(call.answer, record);
  return {
    ...common,
    summary: 'All records, for staff; a page of them if the query asks for one',
    query: s.having({}, { ...query, ...CONTENT_LIST }),
    response: { schema: { anyOf: [schema, s.pageOf(record)] } },
  };
}

export function hashtagRead(kinds: readonly ContentKind[]): Call {
  const blog = kinds.find(({ id }) => id === 'blog');
  return defineCall('GET', 'client/blogs_by_hashtag/{hashtag}/', {
    tag: 'Content',
    summary: 'The blogs with a hashtag, newest first',
    query: s.having({}, shaped('window', {}).query),
    inPath: s.having({
      hashtag: { ...s.TEXT, description: 'Its id, or its name in any language.' },
    }),
    response: {
      schema: s.having({
        hashtag: s.named('Text'),
        data: s.listOf(blog ? s.named(schemaNames(blog).read) : {}),
        total: s.INTEGER,
      }),
    },
  });
}

export function contentWrite(kind: ContentKind, method: 'POST' | 'PUT', path: string): Call {
  const { staff, written } = schemaNames(kind);
  const isNew = method === 'POST';
  const isOne = isNew && !kind.many;
  return {
    method,
    path,
    staff: editRight(kind),
    tag: tag(kind),
    summary: isNew ? 'A new record' : 'A record written anew, the whole of it',
    ...((isOne || !isNew) && { versioned: true as const }),
    body: { as: ['json', 'multipart'], schema: s.named(written), example: exampleOf(kind) },
    response: {
      status: isNew ? 201 : 200,
      ...(isOne && { or: 200 as const }),
      schema: s.named(staff),
    },
  };
}

export const contentRemoval = (kind: ContentKind, path: string): Call => ({
  method: 'DELETE',
  path,
  staff: editRight(kind),
  tag: tag(kind),
  summary: 'Removes a record: into the bin for 30 days, or into the archive until it is restored',
  isNamed: true,
  query: s.having({}, { archive: s.oneOfThese(['0', '1']) }),
});
