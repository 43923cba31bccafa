import { idText, text } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ALT_MAX, CAPTION_MAX, FOCUS, PICTURE_NAME_MAX } from '#server/files/schema.ts'

/** What staff say of a picture; a field that is left out stays as it is. A decorative picture has no alternative text. */
export const factsInput = z
  .strictObject({
    name: text(PICTURE_NAME_MAX),
    alt: text(ALT_MAX),
    altBn: text(ALT_MAX),
    isDecorative: z.boolean(),
    isIllustration: z.boolean(),
    caption: text(CAPTION_MAX),
    captionBn: text(CAPTION_MAX),
    consent: text(CAPTION_MAX),
    focus: z.string().regex(FOCUS, { error: () => m.value_not_right() }),
  })
  .partial()
export type FactsInput = z.output<typeof factsInput>

export const picturePath = idText(100)
