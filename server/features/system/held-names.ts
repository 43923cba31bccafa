import { m } from '#i18n/paraglide/messages.js'
import { registeredFeatures } from '#server/registration/define-feature.ts'

/** What waits, by the name under which it is stored and logged. */
export const nameOfHeld = (name: string): string | undefined =>
  name === 'clock'
    ? m.held_clock()
    : registeredFeatures()
        .find(feature => feature.name === name)
        ?.erasedRecords?.()
