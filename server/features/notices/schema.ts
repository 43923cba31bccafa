import { z } from '#i18n/zod.ts'

const noticeTimings = ['now', 'daily', 'never'] as const

export const noticeChoiceInput = z.strictObject({ event: z.string().max(64), timing: z.enum(noticeTimings) })
export type NoticeChoiceInput = z.output<typeof noticeChoiceInput>
