import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const tokensPart = definePart({
  name: 'tokens',
  place: 130,
  label: m.tokens_title,
  text: m.tokens_part,
  from: 'office',
})
