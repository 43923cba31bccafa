import { Card } from '@agency/ui/Card'
import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Chapters, isPoints, OpeningPicture, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'

/** What the agency works for: its text, and beside it a picture and, in boxes, the chapters that are lists. */
export function MissionPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, pictures } = page
  const boxes = chapters.filter(isPoints)
  const hasAside = boxes.length + pictures.length > 0
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={<span {...title} />} lead={lead.children && <span {...lead} />} />
      <div className={hasAside ? 'grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16' : ''}>
        <Prose>
          <Chapters chapters={chapters.filter(chapter => !isPoints(chapter))} />
        </Prose>
        {hasAside && (
          <div className="space-y-10 lg:order-first">
            <PagePictures pictures={pictures} />
            {boxes.map((chapter, n) => (
              <Card key={n} className="break-inside-avoid">
                <Chapters chapters={[chapter]} />
              </Card>
            ))}
          </div>
        )}
      </div>
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
        <Section key={n} ground="surface">
          <Prose>
            <Chapters chapters={[chapter]} />
          </Prose>
        </Section>
      ))}
      <Section space="none" className="pb-8 sm:pb-12">
        <PagePictures pictures={others} />
        <NextSteps page={id} />
      </Section>
    </>
  )
}
