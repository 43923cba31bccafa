import ipaddr from 'ipaddr.js'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  COMPANIES_MAX,
  company,
  companyFields,
  companyId,
  country,
  countryFields,
  employment,
  employmentInFile,
  employmentOrUnknown,
  type Field,
  IMAGES_MAX,
  NAME_MAX_LENGTH,
  SUMMARY_MAX_LENGTH,
} from '#server/features/clients/schema.ts'
import { toStoredPath } from '#server/files/domain.ts'
import { readNumber } from '#i18n/typed/number.ts'
import { idText, optionalText, text } from '#i18n/typed/rules.ts'
import { stripInvalidCharacters } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'

const ADDRESS_MAX = 2048
const FLAGS_MAX = 100_000 // every country, with an address at a host of pictures
/** Names inside somebody's own network, with any subdomain; a name without a dot is one, too. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa)$/

/**
 * A picture's address: http or https to a public host, or a path of our own picture store. An address on our own site becomes its path.
 */
const pictureUrl = z
  .string({ error: () => m.picture_url_invalid() })
  .max(ADDRESS_MAX, { error: () => m.picture_url_invalid(), abort: true })
  .overwrite(stripInvalidCharacters)
  .trim()
  .overwrite(toStoredPath)
  .superRefine((url, context) => {
    const problem = problemOf(url)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const pictures = z
  .array(pictureUrl)
  .max(IMAGES_MAX, { error: () => m.too_many_images({ max: formatNumber(IMAGES_MAX) }) })
const companies = <T extends z.ZodType>(one: T) =>
  z.array(one).max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: formatNumber(COMPANIES_MAX) }) })

/** What makes a client country. tRPC and REST parse with this; an unknown field is an error. */
export const clientInput = country
  .extend({
    countryFlagImage: pictureUrl,
    company: companies(company(employment(null)).strict()).default([]),
    image: pictures.default([]),
  })
  .strict()

/** What may change in one: any of its fields, each as a whole. What a record says besides may come with them, as it was read. */
export const clientChange = country
  .extend({
    countryFlagImage: pictureUrl,
    company: companies(company(employmentOrUnknown).strict()),
    image: pictures,
    _id: idText(),
    version: z.number().int(),
    updatedAt: z.iso.datetime({ offset: true }),
    countryNameBn: z.string().max(NAME_MAX_LENGTH),
  })
  .partial()
  .strict()

/** All that is to be in one: its optional fields may be missing, which takes them away. */
export const clientReplacement = clientChange
  .required({ countryName: true, workSummary: true, countryFlagImage: true })
  .extend({ company: clientChange.shape.company.default([]), image: pictures.default([]) })

/** What a file gives of one, merged with the record that is there. */
export const clientInFile = clientInput.extend({ company: companies(company(employmentInFile)).default([]) }).strip()

const draftNumber = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform(given => {
    const value = typeof given === 'string' ? readNumber(given) : given
    return Number.isNaN(value) ? given : value
  })

const needed = {
  text: optionalText(NAME_MAX_LENGTH),
  longText: optionalText(SUMMARY_MAX_LENGTH, { isLong: true }),
  number: draftNumber,
  picture: z.union([z.literal(''), pictureUrl]).default(''),
} satisfies Record<Field['kind'], z.ZodType>
/** Of a field that may be missing in a record, too. */
const missable = {
  ...needed,
  text: text(NAME_MAX_LENGTH).nullish(),
  longText: text(SUMMARY_MAX_LENGTH, { isLong: true }).nullish(),
}

/** What a draft of one may hold: every field may be empty, a number may still be any text. */
export const clientDraft = z.strictObject({
  ...draftOf(countryFields),
  company: companies(z.strictObject({ _id: companyId, ...draftOf(companyFields) })).default([]),
  image: pictures.default([]),
})

function draftOf<Fields extends Record<string, Field>>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, whenNull }]) => [name, (whenNull ? missable : needed)[kind]]),
  ) as {
    -readonly [N in keyof Fields]: (Fields[N] extends { whenNull: string }
      ? typeof missable
      : typeof needed)[Fields[N]['kind']]
  }
}

/** Our drawings of flags, as a browser has stored them: their paths by the codes of their countries. */
const flags = z
  .string()
  .max(FLAGS_MAX)
  .default('{}')
  .transform((given, context) => {
    try {
      return JSON.parse(given) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: m.picture_url_invalid() })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string().regex(/^[A-Z]{2}$/), pictureUrl))

/** A form with one file, the revision that its preview has shown, and the flags that this has asked for. */
export const clientFile = z
  .instanceof(FormData, { error: () => m.import_file_first() })
  .transform(form => Object.fromEntries(form))
  .pipe(
    z.strictObject({
      file: z.file({ error: () => m.import_file_first() }),
      seen: z.string().max(100).default(''),
      flags,
    }),
  )

export type ClientInput = z.output<typeof clientInput>
export type ClientChange = z.output<typeof clientChange>
export type ClientReplacement = z.output<typeof clientReplacement>

function problemOf(url: string) {
  if (/^\/pictures\/[\w.-]+$/.test(url)) return undefined
  const parsed = /[\p{Cc}\u2028\u2029]/u.test(url) ? null : URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    return m.picture_url_invalid()
  return isPublic(parsed.hostname) ? undefined : m.picture_url_private()
}

/** Whether a host, normalized by URL, is reachable from everywhere. */
function isPublic(host: string) {
  if (/^\[|^[\d.]+$/.test(host)) return ipaddr.process(host.replace(/^\[|\]$/g, '')).range() === 'unicast'
  const name = host.replace(/\.+$/, '')
  return name.includes('.') && !LOCAL_NAME.test(name)
}
