import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { FormHandler } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import * as status from '#server/features/demands/status.ts'
import { SECRET } from '#server/http/secret-links.ts'

const shown = () => ({ location: localPath('/demand-status?show=mine') })

/** What the buttons of the status page do, by their value. Each leads on to an address that says nothing of the demand. */
const actions: Record<string, FormHandler> = {
  async withdraw(visitor) {
    await status.withdraw(visitor)
    return shown()
  },
  async erase(visitor) {
    await status.requestErasure(visitor)
    return shown()
  },
  async stop(visitor) {
    await status.stopErasure(visitor)
    return shown()
  },
  async close(visitor) {
    status.hideFrom(visitor)
    return { location: localPath('/demand-status') }
  },
}

/** The form of the status page: the link from the mail, or one of its buttons. */
export const statusForm: FormHandler = async (visitor, fields, ...others) => {
  const action = Object.hasOwn(actions, fields.action ?? '') ? actions[fields.action!] : undefined
  if (action) return action(visitor, fields, ...others)
  const secret = (fields.link ?? '').trim().replace(/^.*[?&]key=/s, '')
  if (secret === '') throw new AppError('BAD_REQUEST', m.demand_status_link_needed(), { field: 'link' })
  if (!SECRET.test(secret) || !(await status.openLink(visitor, secret)))
    throw new AppError('BAD_REQUEST', m.demand_status_link_wrong(), { field: 'link' })
  return shown()
}
