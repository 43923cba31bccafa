import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './look.ts'

export const pageHeaderLook = look('flex flex-col gap-x-8 gap-y-6', {
  variants: {
    /** For visitors or for staff. */
    variant: {
      site: 'pt-6 pb-8 sm:pt-10 sm:pb-12 md:flex-row md:flex-wrap md:items-end md:justify-between',
      staff: 'pb-8 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between',
    },
  },
  defaultVariants: { variant: 'site' },
})
const heading = cva('wrap-anywhere', {
  variants: { variant: { site: 'text-4xl', staff: 'font-sans text-2xl tracking-normal' } },
  defaultVariants: { variant: 'site' },
})

type PageHeaderProps = Omit<ComponentProps<'header'>, 'title'> &
  VariantProps<typeof pageHeaderLook> & {
    /** A few words above the title, such as a date or where the page belongs. */
    eyebrow?: ReactNode
    /** The h1 of the page. */
    title: ReactNode
    /** What the page is about, in a sentence or two. */
    description?: ReactNode
    /** Buttons at the end of the line. */
    actions?: ReactNode
  }

/** The h1 of a page with an introduction and actions. `site` is for visitors, `staff` smaller. */
export function PageHeader({ eyebrow, title, description, actions, variant, className, ...props }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={pageHeaderLook({ variant, className })} {...props}>
      <div className="min-w-0 max-w-text">
        {eyebrow && <p className="mb-2 text-sm font-semibold text-brand">{eyebrow}</p>}
        <h1 className={heading({ variant })}>{title}</h1>
        {description && <p className={leading({ variant })}>{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

const leading = cva('text-muted', {
  variants: { variant: { site: 'mt-4 text-lg', staff: 'mt-1' } },
  defaultVariants: { variant: 'site' },
})
