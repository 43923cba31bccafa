import { m } from '#i18n/paraglide/messages.js'

export const callLabels: Record<'reached' | 'missed' | 'again', () => string> = {
  reached: m.call_reached,
  missed: m.call_missed,
  again: m.call_again,
}
