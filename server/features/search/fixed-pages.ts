import { agency } from '#i18n/agency.ts'
import { contributionsTo, type Finding } from '#server/registration/define-feature.ts'
import type { FixedPage } from '#server/features/search/contributions.ts'

/** Pages that no record is needed for, as the search of the site finds them. */
export function fixedPages(): Finding[] {
  const { name } = agency()
  const inEach = (text: FixedPage['title']) => ({
    english: text({ name }, { locale: 'en' }),
    bangla: text({ name }, { locale: 'bn' }),
  })
  return contributionsTo('search')
    .flatMap(({ given: { pages = [] } }) => pages)
    .map(({ path, title, text, otherTexts, asked, says = text }) => ({
      kind: 'pages',
      path,
      title: inEach(title),
      texts: [...[...new Set([says, text])].map(inEach), ...(otherTexts?.() ?? [])],
      asked,
    }))
}
