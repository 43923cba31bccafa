import type { MiddlewareHandler } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { isInUse, type OfPart, partOf } from '#server/registration/define-part.shared.ts'
import { noteAgencyRead } from '#server/site/agency.ts'

/** Before a call of a feature: what belongs to a part that the agency does not use is not there. */
export const whileUsed =
  (feature: OfPart): MiddlewareHandler<HonoEnv> =>
  (_, next) => {
    if (partOf(feature)) noteAgencyRead() // what is cached of it goes with its part
    if (!isInUse(feature)) throw new AppError('NOT_FOUND', m.part_off())
    return next()
  }
