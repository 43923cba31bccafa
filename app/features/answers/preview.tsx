import { SearchPage } from '#app/features/search/public/search-page.tsx'
import { definePreview } from '#app/staff/preview.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { firstAsked } from '#server/features/answers/path.shared.ts'
import type { AnswerInput } from '#server/features/answers/schema.ts'

/** The search of the site with this answer, as the first of the words that it answers finds it. */
export const preview = definePreview({
  async load(record) {
    const { asked = '', title = '', titleBn, text = '', textBn, link = '/' } = record as Partial<AnswerInput>
    const q = firstAsked(asked)
    const answer = { path: link, title: localizedText(title, titleBn), text: localizedText(text, textBn) }
    return { title: m.site_search_title(), props: { q, ours: [], kinds: [], answers: [answer] } }
  },
  Page: SearchPage,
})
