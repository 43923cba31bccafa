import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const header = cva('flex flex-col gap-x-8 gap-y-6', {
  variants: {
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
  VariantProps<typeof header> & {
    eyebrow?: ReactNode
    title: ReactNode
    lead?: ReactNode
    actions?: ReactNode
  }

/** The h1 of a page with an introduction and actions. `site` is for visitors, `staff` smaller. */
export function PageHeader({ eyebrow, title, lead, actions, variant, className, ...props }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={header({ variant, className })} {...props}>
      <div className="min-w-0 max-w-text">
        {eyebrow && <p className="mb-2 text-sm font-semibold text-brand">{eyebrow}</p>}
        <h1 className={heading({ variant })}>{title}</h1>
        {lead && <p className={leading({ variant })}>{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

const leading = cva('text-muted', {
  variants: { variant: { site: 'mt-4 text-lg', staff: 'mt-1' } },
  defaultVariants: { variant: 'site' },
})
