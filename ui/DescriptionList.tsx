import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const descriptionLook = look('', {
  variants: {
    /** Terms above their values, beside them, in columns, or in a box. */
    variant: {
      /** Between lines, beside a text. */
      stacked: 'divide-y divide-line border-y border-line *:py-4',
      /** One below the other, in a box of its own. */
      plain: 'space-y-3',
      /** In columns across a page. */
      across: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-6 border-y border-line py-6',
      /** In a box, the values large: what somebody keeps, such as a reference and a code. */
      box: 'grid gap-4 rounded-lg border border-edge bg-surface p-5 [&_dd]:text-[min(1.5rem,8vw)] [&_dd]:tracking-wide [&_dd]:tabular-nums',
      /** Each term before its value, small: many facts in little room. */
      beside:
        'grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm *:contents [&_dd]:mt-0 [&_dd]:font-normal',
    },
  },
  defaultVariants: { variant: 'stacked' },
})

/** A few facts about one thing, each with its name. Takes DescriptionItems; a fact without a value is left out. */
export function DescriptionList({
  variant,
  className,
  ...props
}: ComponentProps<'dl'> & VariantProps<typeof descriptionLook>) {
  return <dl data-slot="description-list" className={descriptionLook({ variant, className })} {...props} />
}

type DescriptionItemProps = ComponentProps<'div'> & {
  /** The name of the fact. */
  term: ReactNode
  /** The language of the value where it is not the page's. */
  lang?: string | undefined
}

/** One fact: its term, small, and its value. */
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
