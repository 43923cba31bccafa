import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Timeline, TimelineItem } from '@agency/ui/Timeline'
import { AgencyFacts } from '#app/features/pages/agency-facts.tsx'
import { Office } from '#app/features/pages/office.tsx'
import { Chapters, OpeningPicture, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { Portrait } from '#app/layouts/portrait.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Who the agency is: its text beside its facts, its people, its years, its office. */
export function AboutPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, people, timeline, pictures } = page
  const [first, ...others] = pictures
  return (
    <>
      <Section space="none" className="pb-12 sm:pb-20">
        <PageTop
          title={<span {...title} />}
          lead={lead.children && <span {...lead} />}
          picture={first && <OpeningPicture {...first} />}
        />
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
          <Prose>
            <Chapters chapters={chapters} />
          </Prose>
          <div className="space-y-10">
            <AgencyFacts />
            <PagePictures pictures={others} />
          </div>
        </div>
      </Section>
      <People people={people} />
      <Years timeline={timeline} />
      <Office />
      <Section space="none" className="pb-8 sm:pb-12">
        <NextSteps page={id} />
      </Section>
    </>
  )
}

function People({ people }: Pick<LocalizedPage, 'people'>) {
  if (people.length === 0) return null
  return (
    <Section ground="surface" aria-labelledby="people">
      <h2 id="people" className="text-3xl">
        {m.about_people()}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ portrait, name, role, place }, n) => (
          <li key={n} className="break-inside-avoid border-t-2 border-brand pt-4 wrap-anywhere">
            <Portrait {...portrait} />
            <h3 className="text-lg" lang={name.lang}>
              {name.children}
            </h3>
            {role.children && <p className="mt-1 font-semibold" {...role} />}
            {place.children && <p className="mt-1 text-sm text-muted" {...place} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Years({ timeline }: Pick<LocalizedPage, 'timeline'>) {
  const { since } = agency()
  if (timeline.length === 0) return null
  return (
    <Section aria-labelledby="years" className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="years" className="text-3xl">
        {since ? m.about_timeline_since({ year: formatDigits(since) }) : m.about_timeline()}
      </h2>
      <Timeline className="max-w-text">
        {timeline.map(({ year, text }, n) => (
          <TimelineItem key={n} time={year && formatDigits(year)}>
            <p {...text} />
          </TimelineItem>
        ))}
      </Timeline>
    </Section>
  )
}
