import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const workersPart = definePart({
  name: 'workers',
  place: 60,
  label: m.workers_title,
  text: m.workers_part,
  from: 'office',
  needs: ['applications'],
})
