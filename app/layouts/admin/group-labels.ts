import type { ScreenGroup } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

export const groupLabels: Record<ScreenGroup, () => string> = {
  content: m.group_content,
  work: m.group_work,
  system: m.group_system,
}
