import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { anchorOf, Chapters, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** Fewer headings are seen at once. */
const CONTENTS_MIN = 4

/** A page to read from top to bottom, with its headings beside it when it is long. */
export function TextPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, pictures } = page
  const headings = chapters.filter(({ heading }) => heading.children).length
  const hasContents = headings >= CONTENTS_MIN
  const hasAside = hasContents || pictures.length > 0
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={<span {...title} />} lead={lead.children && <span {...lead} />} />
      <div className={hasAside ? 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16' : ''}>
        {hasAside && (
          <div className="space-y-10 lg:order-last">
            {hasContents && <Contents chapters={chapters} />}
            <PagePictures pictures={pictures} />
          </div>
        )}
        <Prose>
          <Chapters chapters={chapters} hasAnchors={hasContents} />
        </Prose>
      </div>
      <NextSteps page={id} />
    </Section>
  )
}

function Contents({ chapters }: Pick<LocalizedPage, 'chapters'>) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="font-sans text-base tracking-normal">
        {m.toc_title()}
      </h2>
      <ul className="mt-2">
        {chapters.map(
          ({ heading }, n) =>
            heading.children && (
              <li key={n}>
                <a href={`#${anchorOf(n)}`} lang={heading.lang} className={`${link} flex min-h-11 w-fit items-center`}>
                  {heading.children}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
