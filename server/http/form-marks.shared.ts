import { z } from '#i18n/zod.ts'

/** What a public form carries besides what people type; all of it may be missing. */
export const formMarks = {
  /** A field that people do not see. */
  website: z.string().max(1000).default(''),
  /** When the form was rendered, in milliseconds since 1970. */
  shownAt: z
    .union([z.number(), z.string().max(20)])
    .default(0)
    .transform(Number),
  /** Tells this rendering from every other. */
  token: z.string().max(64).default(''),
}

/** The key of a form, so that what is sent twice is one record: as long as our pages make them. Any other could be somebody else's. */
export const sendKey = z
  .string()
  .max(200)
  .default('')
  .overwrite(key => (/^[\w-]{32,36}$/.test(key) ? key : ''))
