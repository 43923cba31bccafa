import { Prose } from '@agency/ui/Prose'
import { isPoints, PagePictures, Points } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { parseText } from '#server/drafts/text-schema.ts'

/** The chapters of a page under its list or grid: each heading beside its text where the screen allows. */
export function PageNotes({ chapters, pictures }: Pick<LocalizedPage, 'chapters' | 'pictures'>) {
  return (
    <>
      {chapters.map((chapter, n) => (
        <section
          key={n}
          lang={languageOfAll(chapter)}
          className="mt-12 grid gap-x-16 gap-y-4 border-t border-line pt-8 sm:pt-10 lg:grid-cols-[1fr_2fr]"
        >
          {chapter.heading.children && (
            <h2 className="text-2xl wrap-anywhere" lang={languageOfAll(chapter) ? undefined : chapter.heading.lang}>
              {chapter.heading.children}
            </h2>
          )}
          <Prose lang={chapter.text.lang} className="lg:col-start-2">
            {isPoints(chapter) ? (
              <Points blocks={parseText(chapter.text.children)} />
            ) : (
              <TextBlocks blocks={parseText(chapter.text.children)} />
            )}
          </Prose>
        </section>
      ))}
      {pictures.length > 0 && (
        <div className="mt-16">
          <PagePictures pictures={pictures} />
        </div>
      )}
    </>
  )
}

/** In Arabic a chapter that is in English as a whole runs from left to right as a whole. */
const languageOfAll = ({ heading, text }: LocalizedPage['chapters'][number]) =>
  heading.lang === text.lang ? text.lang : undefined
