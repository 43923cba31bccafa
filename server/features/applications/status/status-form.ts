import { localPath } from '#i18n/locale.ts'
import type { Form, FormHandler } from '#server/registration/define-feature.ts'
import { PAPER_MAX_BYTES } from '#server/features/applications/file.shared.ts'
import { statusAction } from '#server/features/applications/contributed.ts'
import { erasureInput, lookUpInput } from '#server/features/applications/schema.ts'
import * as status from '#server/features/applications/status/status-page.ts'
import { idText } from '#i18n/typed/rules.ts'

/**
 * A quarter more than what a file may have, so that one that is too large comes back with a sentence; as much as
 * docs/nginx.conf lets through.
 */
const FILES_MAX_BYTES = 1.25 * PAPER_MAX_BYTES

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

/** The forms of the status page: number and code, a document, one to take back, or one of the buttons. */
export const statusForm: Form = {
  fields: lookUpInput.extend({ action: idText(), kind: idText(), paper: idText() }),
  filesMaxBytes: FILES_MAX_BYTES,
  async handle(visitor, fields, address, files) {
    const action = Object.hasOwn(actions, fields.action ?? '') ? actions[fields.action!] : undefined
    if (action) return action(visitor, fields, address, files)
    const added = statusAction(fields.action ?? '')
    if (added) {
      const part = await added(visitor, await status.requireShown(visitor), fields, files)
      return { location: localPath(`/application-status?show=${part}#${part}`) }
    }
    await status.lookUp(visitor, lookUpInput.parse(fields))
    return shown()
  },
}
