import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const newsPart = definePart({ name: 'news', place: 10, label: m.nav_news, text: m.news_part, from: 'website' })
