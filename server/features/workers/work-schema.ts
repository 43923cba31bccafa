import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { PAGE_SIZES, SHOWS, SORTS } from '#server/features/workers/list.shared.ts'
import { CHOICES, UNITS } from '#server/features/workers/merge.shared.ts'
import { workerInput } from '#server/features/workers/schema.ts'
import { listInput } from '#server/trpc/list.ts'

const id = idText().min(1)

export const workerId = z.strictObject({ id })

/** A new file; with `application` it is made from that one, which belongs to it from then on. */
export const addInput = z.strictObject({ values: workerInput, application: id.optional() })
export type AddInput = z.output<typeof addInput>

/** `seen` is the version that the screen showed. */
export const editInput = z.strictObject({ id, seen: z.number().int().min(1), values: workerInput })
export type EditInput = z.output<typeof editInput>

/** An application of somebody who has a file. */
export const linkInput = z.strictObject({ application: id, worker: id })

/** Two files of one person. */
export const compareInput = z.strictObject({ id, into: id })
/**
 * What `id` has belongs to `into` from then on; `chosen` says by its name whose stands of what both say otherwise.
 * Without it that of `into` stands, as for whoever was not asked.
 */
export const mergeInput = compareInput.extend({
  chosen: z.partialRecord(z.enum(Object.keys(UNITS)), z.enum(CHOICES)).optional(),
})
export type MergeInput = z.output<typeof mergeInput>

/** What a list shows. */
export const workersFilter = listInput.pick({ search: true }).extend({
  district: id.optional(),
  trade: id.optional(),
  show: z.enum(SHOWS).optional(),
  sort: z.enum(SORTS).optional(),
})
export type WorkersFilter = z.output<typeof workersFilter>

export const workersInput = workersFilter.extend({
  page: listInput.shape.page,
  size: z.literal(PAGE_SIZES).optional(),
})
