import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { composeText, requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'
import { SORTS } from '#server/features/demands/list.shared.ts'
import { STATES } from '#server/features/demands/states.shared.ts'
import { listInput } from '#server/trpc/list.ts'

const SENTENCE_MAX = 2000
const NOTE_MAX = 10_000

const id = z.string().overwrite(stripInvalidCharacters).min(1).max(64)

export const demandId = z.strictObject({ id })

/** What a list shows. */
export const demandsFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATES).optional(),
  country: z.string().max(2).optional(),
  sort: z.enum(SORTS).optional(),
})
export type DemandsFilter = z.output<typeof demandsFilter>

export const demandsInput = demandsFilter.extend(listInput.pick({ page: true, size: true }).shape)

/** A step of a demand, with what the employer reads. `version` is the one that the screen showed; `isMailed` also sends it by mail. */
export const demandMoveInput = z
  .strictObject({
    id,
    version: z.number().int().min(1),
    state: z.enum(STATES),
    sentence: z
      .string()
      .overwrite(composeText)
      .trim()
      .max(SENTENCE_MAX, { error: () => m.text_too_long({ max: formatNumber(SENTENCE_MAX) }) })
      .default(''),
    isMailed: z.boolean().default(false),
  })
  .refine(({ state, sentence }) => state !== 'refused' || sentence !== '', {
    path: ['sentence'],
    error: () => m.demand_sentence_needed(),
  })
export type DemandMoveInput = z.output<typeof demandMoveInput>

export const demandNoteInput = z.strictObject({ id, text: requiredText(m.note_needed, NOTE_MAX) })
