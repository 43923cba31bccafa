import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { AgencyFigures } from '#app/features/pages/agency-facts.tsx'
import { PageNotes } from '#app/features/pages/page-notes.tsx'
import { Chapters, isPoints, OpeningPicture, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'

/** What the agency works for: its text with a picture beside it, and below them the chapters that are lists. */
export function MissionPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, pictures } = page
  const lists = chapters.filter(isPoints)
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={<span {...title} />} lead={lead.children && <span {...lead} />} />
      <div className={pictures.length > 0 ? 'grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16' : ''}>
        <Prose>
          <Chapters chapters={chapters.filter(chapter => !isPoints(chapter))} />
        </Prose>
        {pictures.length > 0 && (
          <div className="lg:order-first">
            <PagePictures pictures={pictures} />
          </div>
        )}
      </div>
      <PageNotes chapters={lists} pictures={[]} />
      <NextSteps page={id} />
    </Section>
  )
}

/** Mission and vision beside each other, and below them how they are measured. */
export function MissionVisionPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, pictures } = page
  const [first, ...others] = pictures
  return (
    <>
      <Section space="none" className="pb-12 sm:pb-20">
        <PageTop
          title={<span {...title} />}
          lead={lead.children && <span {...lead} />}
          picture={first && <OpeningPicture {...first} />}
        />
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
          {chapters.slice(0, 2).map((chapter, n) => (
            <div key={n} className="space-y-5 border-t-2 border-brand">
              <Chapters chapters={[chapter]} />
            </div>
          ))}
        </div>
      </Section>
      {chapters.slice(2).map((chapter, n) => (
        <Section key={n} ground="surface" className="grid grid-cols-1 gap-8 sm:gap-10">
          <Prose>
            <Chapters chapters={[chapter]} />
          </Prose>
          {n === 0 && <AgencyFigures />}
        </Section>
      ))}
      <Section space="none" className="pb-8 sm:pb-12">
        <PagePictures pictures={others} />
        <NextSteps page={id} />
      </Section>
    </>
  )
}
