import { optionalText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { neededOf, vacancyFields } from '#server/features/vacancies/schema.ts'

const { max } = vacancyFields.closedReason

/** Why a vacancy is closed before its last day, as its form asks for it. */
export const closingInput = z.strictObject({
  closedReason: requiredText(() => neededOf('closedReason'), max),
  closedReasonBn: optionalText(max),
})
