import { z } from '#i18n/zod.ts'
import { PAGE_SIZES, SORTS } from '#server/features/people/list.shared.ts'
import { listInput } from '#server/trpc/list.ts'

/** A page of the list of people. */
export const peopleInput = listInput.pick({ search: true, page: true }).extend({
  size: z.literal(PAGE_SIZES).optional(),
  sort: z.enum(SORTS).optional(),
})
