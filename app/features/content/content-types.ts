import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Field, ListField } from '#server/content/field.ts'
import { CLIENT_SCHEMA_VERSION, countryFields, countryLists } from '#server/features/clients/schema.ts'
import { NEWS_SCHEMA_VERSION, newsFields } from '#server/features/news/schema.ts'

type Values = Record<string, unknown>

/** What the screens that all content types share show of one. */
export type ContentType = {
  /** What one record is called, and all of them. */
  one: () => string
  many: () => string
  /** The paths of its list and of the form of a record. */
  listPage: string
  editPage: (id: string) => string
  /** The path of the public page of a record with these values. */
  publicPage: (id: string, values: Values) => string
  /** The record's name as props of the element that shows it; a draft may have none yet. */
  title: (values: Values) => ReturnType<typeof localizedText>
  /** The fields and lists of a record, in the order of its form. */
  fields: Record<string, Field>
  lists: Record<string, ListField>
  schemaVersion: number
}

/** Every content type by the name of its feature. */
export const contentTypes: Record<string, ContentType> = {
  clients: {
    one: m.content_client,
    many: m.admin_countries,
    listPage: '/admin/manage-clients',
    editPage: id => `/admin/update-client/${id}`,
    publicPage: id => `/our-clients/${id}`,
    title: ({ countryName }) => nameOf(countryName),
    fields: countryFields,
    lists: countryLists,
    schemaVersion: CLIENT_SCHEMA_VERSION,
  },
  news: {
    one: m.content_news,
    many: m.admin_news,
    listPage: '/admin/news',
    editPage: id => `/admin/news/${id}`,
    publicPage: (_, { slug }) => `/news-event/${textOf(slug)}`,
    title: ({ title, titleBn }) => nameOf(title, titleBn),
    fields: newsFields,
    lists: {},
    schemaVersion: NEWS_SCHEMA_VERSION,
  },
}

/** A title of a record from the server, as props of the element that shows it. */
export function nameOf(title: unknown, titleBn?: unknown): ReturnType<typeof localizedText> {
  return textOf(title) || textOf(titleBn)
    ? localizedText(textOf(title) || textOf(titleBn), textOf(titleBn))
    : { children: m.list_untitled() }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
