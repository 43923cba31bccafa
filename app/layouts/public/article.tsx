import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  title: ReactNode
  lead: ReactNode
  eyebrow?: ReactNode
  /** The page above this one, as a link. */ under?: ReactNode
  aside?: ReactNode
  /** Where the page leads on to. */ next?: ReactNode
  children: ReactNode
}

/** A page to read: title and lead, then the text in a column of readable width, with something beside it where the screen allows. */
export function Article({ title, lead, eyebrow, under, aside, next, children }: Props) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <Breadcrumb label={m.breadcrumb()} className="pt-6">
        <BreadcrumbItem>
          <Link to="/">{m.nav_home()}</Link>
        </BreadcrumbItem>
        {under && <BreadcrumbItem>{under}</BreadcrumbItem>}
        <BreadcrumbItem current>{title}</BreadcrumbItem>
      </Breadcrumb>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} />
      <div className={aside ? 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16' : ''}>
        <div className="max-w-text space-y-5">{children}</div>
        {aside && <div>{aside}</div>}
      </div>
      {next}
    </Section>
  )
}
