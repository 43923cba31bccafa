import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chapters, OpeningPicture, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { Contact, Covers, Papers, ServiceSteps } from '#app/features/pages/service-parts.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** A service: what it is and who answers, what it covers, how it goes, what to bring. Parts without content are left out. */
export function ServicePage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, contact, covers, steps, papers, pictures } = page
  const [first, ...others] = pictures
  return (
    <>
      <Section space="none" className="pb-12 sm:pb-20">
        <PageTop
          under={<Link to="/all-services">{m.services_title()}</Link>}
          title={<span {...title} />}
          lead={lead.children && <span {...lead} />}
          picture={first && <OpeningPicture {...first} />}
        />
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
          <Prose>
            <Chapters chapters={chapters} />
          </Prose>
          <div className="space-y-10">
            <Contact contact={contact} />
            {papers.length === 0 && <PagePictures pictures={others} />}
          </div>
        </div>
      </Section>
      {covers.length > 0 && (
        <Part id="covers" title={m.service_covers()} ground="surface">
          <Covers covers={covers} />
        </Part>
      )}
      {steps.length > 0 && (
        <Part id="steps" title={m.service_steps()}>
          <ServiceSteps steps={steps} />
        </Part>
      )}
      {papers.length > 0 && (
        <Part id="papers" title={m.service_papers()} ground="surface">
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
            <Papers papers={papers} />
            <PagePictures pictures={others} />
          </div>
        </Part>
      )}
      <Section space="none" className="pb-8 sm:pb-12">
        <NextSteps page={id} />
      </Section>
    </>
  )
}

type PartProps = { id: string; title: string; ground?: 'surface'; children: ReactNode }

function Part({ id, title, children, ...section }: PartProps) {
  return (
    <Section aria-labelledby={id} {...section}>
      <h2 id={id} className="mb-8 text-3xl">
        {title}
      </h2>
      {children}
    </Section>
  )
}
