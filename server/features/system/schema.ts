import { z } from '#i18n/zod.ts'

export const jobInput = z.strictObject({ name: z.string().max(100) })

export const heldInput = z.strictObject({ name: z.string().max(100) })
