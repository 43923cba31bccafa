import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  title: ReactNode
  /** What the trail calls the page where its title says something else. */ name?: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  actions?: ReactNode
  /** The page above this one, as a link. */ under?: ReactNode
  /** A LeadPicture across the grid. */ picture?: ReactNode
}

/**
 * The head of every inner page: where it stands, what it is called, what it says in short, and the picture it opens with.
 * On phones the trail ends with the page above: the title stands right below it.
 */
export function PageTop({ under, picture, lead, name, ...header }: Props) {
  return (
    <>
      <Breadcrumb label={m.breadcrumb()} className="pt-4">
        <BreadcrumbItem>
          <Link to="/">{m.nav_home()}</Link>
        </BreadcrumbItem>
        {under && <BreadcrumbItem>{under}</BreadcrumbItem>}
        <BreadcrumbItem current className={under ? 'max-sm:hidden' : undefined}>
          {name ?? header.title}
        </BreadcrumbItem>
      </Breadcrumb>
      <PageHeader description={lead} {...header} />
      {picture && <div className="mb-10 sm:mb-16">{picture}</div>}
    </>
  )
}
