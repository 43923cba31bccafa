import { m } from '#i18n/paraglide/messages.js'
import { idText, optionalText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { SHOWS, SORTS } from '#server/features/demands/list.shared.ts'
import { writtenDemand } from '#server/features/demands/schema.ts'
import { STATE_FILTERS, STATES } from '#server/features/demands/states.shared.ts'
import { workFilter } from '#server/features/work/schema.ts'
import { listInput } from '#server/trpc/list.ts'

const SENTENCE_MAX = 2000
const NOTE_MAX = 10_000

const id = idText().min(1)

export const demandId = z.strictObject({ id })

/** What a list shows; `assignee` is an account’s id, `me`, `none` or `left`. */
export const demandsFilter = listInput.pick({ search: true }).extend({
  state: z.enum(STATE_FILTERS).optional(),
  country: z.string().max(2).optional(),
  ...workFilter,
  show: z.enum(SHOWS).optional(),
  sort: z.enum(SORTS).optional(),
})
export type DemandsFilter = z.output<typeof demandsFilter>

export const demandsInput = demandsFilter.extend(listInput.pick({ page: true, size: true }).shape)

/** What staff correct of a demand. `version` is the one that the screen showed. */
export const demandEditInput = z.strictObject({ id, version: z.number().int().min(1), values: writtenDemand })
export type DemandEditInput = z.output<typeof demandEditInput>

/** A step of a demand, with what the employer reads. `version` is the one that the screen showed; `isMailed` also sends it by mail. */
export const demandMoveInput = z
  .strictObject({
    id,
    version: z.number().int().min(1),
    state: z.enum(STATES),
    sentence: optionalText(SENTENCE_MAX, { isLong: true }),
    isMailed: z.boolean().default(false),
  })
  .refine(({ state, sentence }) => state !== 'refused' || sentence !== '', {
    path: ['sentence'],
    error: () => m.demand_sentence_needed(),
  })
export type DemandMoveInput = z.output<typeof demandMoveInput>

export const demandNoteInput = z.strictObject({ id, text: requiredText(m.note_needed, NOTE_MAX, { isLong: true }) })
