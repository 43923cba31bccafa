import { countryOptions } from '#i18n/countries.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { foldText } from '#i18n/typed/text.ts'
import { type DocumentOf, documentSchemas } from '#server/drafts/document-schema.ts'
import { type Block, type Inline, parseText } from '#server/drafts/text-schema.ts'
import type { FieldList } from '#server/drafts/field.ts'
import { pages, serviceIds } from '#server/features/pages/schema.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Of the stored drafts and revisions; `upgrade` in content.ts has the steps between versions. */
export const NEWS_SCHEMA_VERSION = 1
/** The response cache takes queries for texts of at most 64 letters. */
export const SLUG_MAX = 64
const ALT_MAX = 500
const DAY_MIN = '1970-01-01'
const YEARS_AHEAD = 5

type NewsColumns = Omit<Prisma.NewsArticleCreateManyInput, 'id' | 'version' | 'createdAt' | 'updatedAt'>

const services = serviceIds.map(id => ({ value: id, label: pages[id].name }))

/**
 * The fields of a piece of news in the order of its form. Its days are from the first years of the trade until what is
 * announced long before.
 */
export const newsFields = {
  title: { kind: 'text', label: m.news_form_title, required: m.news_title_needed },
  titleBn: { kind: 'text', label: m.news_form_title_bn, lang: 'bn', whenNull: 'omitted' },
  text: { kind: 'blocks', label: m.news_form_text, hint: m.news_form_text_hint, required: m.news_text_needed },
  textBn: { kind: 'blocks', label: m.news_form_text_bn, hint: m.form_bn_hint, lang: 'bn', whenNull: 'omitted' },
  date: {
    kind: 'date',
    label: m.news_form_date,
    hint: m.news_form_date_hint,
    required: m.news_date_needed,
    days: { least: () => DAY_MIN, greatest: () => yearsFrom(today(), YEARS_AHEAD) },
  },
  place: { kind: 'text', label: m.news_form_place, hint: m.news_form_place_hint, whenNull: 'omitted' },
  placeBn: { kind: 'text', label: m.news_form_place_bn, lang: 'bn', whenNull: 'omitted' },
  country: {
    kind: 'choice',
    label: m.news_form_country,
    hint: m.news_form_country_hint,
    options: countryOptions,
    whenNull: 'omitted',
  },
  service: { kind: 'choice', label: m.news_form_service, options: services, whenNull: 'omitted' },
  picture: { kind: 'picture', label: m.news_form_picture, required: m.picture_needed },
  alt: {
    kind: 'text',
    of: 'picture',
    label: m.news_form_alt,
    hint: m.picture_alt_hint,
    required: m.news_alt_needed,
    max: ALT_MAX,
  },
  altBn: { kind: 'text', of: 'picture', label: m.news_form_alt_bn, lang: 'bn', max: ALT_MAX, whenNull: 'omitted' },
  slug: {
    kind: 'text',
    label: m.news_form_slug,
    hint: m.news_form_slug_hint,
    required: m.news_slug_invalid,
    max: SLUG_MAX,
    pattern: { of: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, sentence: m.news_slug_invalid },
    derived: ({ title }, spare) => (title ? slugOf(String(title), spare) : ''),
  },
} as const satisfies FieldList<NewsColumns>

export type NewsField = keyof typeof newsFields
export type NewsInput = DocumentOf<typeof newsFields>

/** What a piece of news must be to be published, and what a draft of one may hold. */
export const { publishSchema: newsInput, draftSchema: newsDraft } = documentSchemas(newsFields)

/** The last part of an address, made of the Latin letters and digits of a title; `fallback` where there are none. */
export function slugOf(title: string, fallback: string): string {
  const words = foldText(title)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= SLUG_MAX) return slug || fallback
  return slug
    .slice(0, SLUG_MAX + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, SLUG_MAX)
}

/** A text as its lead, which is its first paragraph, and the blocks after it. */
export function splitLead(text: string): { lead: Inline[]; blocks: Block[] } {
  const [first, ...others] = parseText(text)
  if (first?.type !== 'paragraph') return { lead: [], blocks: first ? [first, ...others] : [] }
  return { lead: first.content, blocks: others }
}
