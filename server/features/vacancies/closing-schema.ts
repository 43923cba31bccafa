import { getLocale } from '#i18n/paraglide/runtime.js'
import { optionalText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { neededOf, vacancyFields } from '#server/features/vacancies/schema.ts'

const { max } = vacancyFields.closedReason

/** Why a vacancy is closed before its last day, as its form asks for it: one language is enough. */
export const closingInput = z
  .strictObject({ closedReason: optionalText(max), closedReasonBn: optionalText(max) })
  .superRefine(({ closedReason, closedReasonBn }, context) => {
    if (closedReason || closedReasonBn) return
    const first = getLocale() === 'bn' ? 'closedReasonBn' : 'closedReason'
    context.addIssue({ code: 'custom', path: [first], message: neededOf('closedReason') })
  })
