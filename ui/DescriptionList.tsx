import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const list = cva('', {
  variants: {
    variant: {
      stacked: 'divide-y divide-line border-y border-line *:py-4',
      plain: 'space-y-3',
      across: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-6 border-y border-line py-6',
    },
  },
  defaultVariants: { variant: 'stacked' },
})

/** Facts as terms and values: `stacked` between lines, `across` in columns, `plain` inside a box or beside a text. */
export function DescriptionList({ variant, className, ...props }: ComponentProps<'dl'> & VariantProps<typeof list>) {
  return <dl data-slot="description-list" className={list({ variant, className })} {...props} />
}

type DescriptionItemProps = ComponentProps<'div'> & {
  term: ReactNode
  /** The language of the value where it is not the page's. */ lang?: string | undefined
}

/** One fact: its term small above its value. */
export function DescriptionItem({ term, lang, children, ...props }: DescriptionItemProps) {
  return (
    <div data-slot="description-item" {...props}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd lang={lang} className="mt-1 font-semibold wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
