import type { Outputs } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

export type ListedNews = Outputs['news']['listForStaff'][number]

/** What a list calls a piece of news. */
export const titleOf = ({ title, titleBn }: ListedNews) => localizedText(title || m.news_untitled(), titleBn)
