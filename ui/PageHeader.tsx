import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const pageHeaderLook = look('flex flex-col gap-x-8', {
  variants: {
    /** For visitors, for staff, or above a list of staff, whose records should be in view. */
    variant: {
      site: 'gap-y-6 pt-6 pb-8 sm:pt-10 sm:pb-12 md:flex-row md:flex-wrap md:items-end md:justify-between',
      staff: 'gap-y-6 pb-8 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between',
      list: '-mt-6 gap-y-2 pb-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between lg:-mt-8',
    },
  },
  defaultVariants: { variant: 'site' },
})
const heading = cva('wrap-anywhere', {
  variants: {
    variant: {
      site: 'text-4xl',
      staff: 'font-sans text-2xl tracking-normal',
      list: 'font-sans text-2xl tracking-normal lg:whitespace-nowrap',
    },
  },
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

/**
 * The h1 of a page with an introduction and actions. `site` is for visitors, `staff` smaller, `list` one line; on
 * phones its actions are one that scrolls.
 */
export function PageHeader({ eyebrow, title, description, actions, variant, className, ...props }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={pageHeaderLook({ variant, className })} {...props}>
      <div className={words({ variant })}>
        {eyebrow && <p className="mb-2 text-sm font-semibold text-brand">{eyebrow}</p>}
        <h1 className={heading({ variant })}>{title}</h1>
        {description && <p className={leading({ variant })}>{description}</p>}
      </div>
      {actions && <div className={buttons({ variant })}>{actions}</div>}
    </header>
  )
}

const words = cva('min-w-0 max-w-text', {
  variants: {
    variant: { site: '', staff: '', list: 'lg:flex lg:min-w-min lg:grow lg:basis-0 lg:items-center lg:gap-4' },
  },
  defaultVariants: { variant: 'site' },
})
const leading = cva('text-muted', {
  variants: {
    variant: {
      site: 'mt-4 text-lg',
      staff: 'mt-1',
      list: 'min-w-0 text-sm max-sm:sr-only lg:line-clamp-2 lg:leading-tight',
    },
  },
  defaultVariants: { variant: 'site' },
})

const buttons = cva('flex gap-3', {
  variants: {
    variant: {
      site: 'flex-wrap',
      staff: 'flex-wrap',
      list: 'sm:flex-wrap lg:max-w-full lg:shrink-0 lg:gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:animate-goes-on max-sm:overflow-x-auto max-sm:px-4 max-sm:[animation-timeline:scroll(self_inline)] rtl:[--goes-on-to:to_left] max-sm:py-1 max-sm:*:shrink-0 max-sm:*:whitespace-nowrap',
    },
  },
  defaultVariants: { variant: 'site' },
})
