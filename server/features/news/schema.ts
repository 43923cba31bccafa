import { countryOptions } from '#i18n/countries.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { day, optionalText, requiredText, visibleText } from '#i18n/typed/rules.ts'
import { foldText } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import { type Block, type Inline, parseText } from '#server/drafts/text-schema.ts'
import type { FieldList } from '#server/drafts/field.ts'
import { pages, serviceIds } from '#server/features/pages/schema.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Of the stored drafts and revisions; `upgrade` in content.ts has the steps between versions. */
export const NEWS_SCHEMA_VERSION = 1
/** The response cache takes queries for texts of at most 64 letters. */
export const SLUG_MAX = 64
const TITLE_MAX = 200
const TEXT_MAX = 20_000
const ALT_MAX = 500
const DAY_MIN = '1970-01-01'
const YEARS_AHEAD = 5

type NewsColumns = Omit<Prisma.NewsArticleCreateManyInput, 'id' | 'version' | 'createdAt' | 'updatedAt'>

const services = serviceIds.map(id => ({ value: id, label: pages[id].name }))

/** The fields of a piece of news in the order of its form. */
export const newsFields = {
  title: { kind: 'text', label: m.news_form_title },
  titleBn: { kind: 'text', label: m.news_form_title_bn, lang: 'bn', whenNull: 'omitted' },
  text: { kind: 'blocks', label: m.news_form_text, hint: m.news_form_text_hint },
  textBn: { kind: 'blocks', label: m.news_form_text_bn, hint: m.form_bn_hint, lang: 'bn', whenNull: 'omitted' },
  date: { kind: 'date', label: m.news_form_date, hint: m.news_form_date_hint },
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
  picture: { kind: 'picture', label: m.news_form_picture },
  alt: { kind: 'text', label: m.news_form_alt, hint: m.news_form_alt_hint },
  altBn: { kind: 'text', label: m.news_form_alt_bn, lang: 'bn', whenNull: 'omitted' },
  slug: { kind: 'text', label: m.news_form_slug, hint: m.news_form_slug_hint },
} as const satisfies FieldList<NewsColumns>

export type NewsField = keyof typeof newsFields

/** A text that may be missing; one that shows nothing, or null, removes it. */
const translation = (max: number) => visibleText(max).nullish()

const optionalChoice = (options: { value: string }[]) =>
  z
    .string()
    .max(SLUG_MAX)
    .refine(given => given === '' || options.some(({ value }) => value === given), { error: () => m.value_not_right() })
    .nullish()

/** From the first years of the trade until what is announced long before. */
export const newsDays = { least: () => DAY_MIN, greatest: () => yearsFrom(today(), YEARS_AHEAD) }
const newsDay = day({ needed: m.news_date_needed, ...newsDays })

/** What a piece of news must be to be published. */
export const newsInput = z.strictObject({
  title: requiredText(m.news_title_needed, TITLE_MAX),
  titleBn: translation(TITLE_MAX),
  text: requiredText(m.news_text_needed, TEXT_MAX),
  textBn: translation(TEXT_MAX),
  date: newsDay,
  place: translation(TITLE_MAX),
  placeBn: translation(TITLE_MAX),
  country: optionalChoice(countryOptions),
  service: optionalChoice(services),
  picture: z
    .string()
    .regex(/^\/pictures\/[\w.-]+$|^https:\/\//, { error: () => m.news_picture_needed() })
    .max(2048),
  alt: requiredText(m.news_alt_needed, ALT_MAX),
  altBn: translation(ALT_MAX),
  slug: z
    .string()
    .max(SLUG_MAX)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: () => m.news_slug_invalid() }),
} satisfies Record<NewsField, z.ZodType>)

/** What a draft of one may hold: every field may be empty. */
export const newsDraft = z.strictObject({
  title: optionalText(TITLE_MAX),
  titleBn: translation(TITLE_MAX),
  text: optionalText(TEXT_MAX),
  textBn: translation(TEXT_MAX),
  date: z.union([z.literal(''), newsInput.shape.date]).default(''),
  place: translation(TITLE_MAX),
  placeBn: translation(TITLE_MAX),
  country: optionalChoice(countryOptions),
  service: optionalChoice(services),
  picture: z.union([z.literal(''), newsInput.shape.picture]).default(''),
  alt: optionalText(ALT_MAX),
  altBn: translation(ALT_MAX),
  slug: optionalText(SLUG_MAX),
} satisfies Record<NewsField, z.ZodType>)

export type NewsInput = z.output<typeof newsInput>

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
