import { localPath } from '#i18n/locale.ts'
import type { FormHandler } from '#server/define-feature.ts'
import { erasureInput, lookUpInput } from '#server/features/applications/schema.ts'
import * as status from '#server/features/applications/status.ts'

const shown = () => ({ location: localPath('/application-status?show=mine') })

/** What the buttons of the status page do, by their value. Each leads on to an address that says nothing of the application. */
const actions: Record<string, FormHandler> = {
  async withdraw(visitor) {
    await status.withdraw(visitor)
    return shown()
  },
  async erase(visitor, fields) {
    await status.requestErasure(visitor, erasureInput.parse(fields).code)
    return shown()
  },
  async stop(visitor) {
    await status.stopErasure(visitor)
    return shown()
  },
  async close(visitor) {
    status.hideFrom(visitor)
    return { location: localPath('/application-status') }
  },
}

/** The form of the status page: number and code, or one of its buttons. */
export const statusForm: FormHandler = async (visitor, fields, ...others) => {
  const action = Object.hasOwn(actions, fields.action ?? '') ? actions[fields.action!] : undefined
  if (action) return action(visitor, fields, ...others)
  await status.lookUp(visitor, lookUpInput.parse(fields))
  return shown()
}
