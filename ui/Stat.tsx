import { cx, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { look } from './inner/look.ts'

/** A row of two to four facts; on phones three are lines of a list, in which none stands alone. Takes Stats. */
export function Stats({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="stats"
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-8',
        Children.toArray(props.children).length === 3
          ? 'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,28%)),1fr))] max-sm:block max-sm:*:flex-row max-sm:*:items-baseline max-sm:*:justify-between max-sm:*:py-1'
          : 'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]',
        className,
      )}
      {...props}
    />
  )
}

export const statLook = look('flex min-w-0 flex-col-reverse justify-end gap-1', {
  variants: {
    /** On the page’s ground, or in a box. */
    variant: {
      /** In a row of its kind, with a line before it. */
      plain: 'border-s-2 border-brand ps-3 sm:ps-5',
      /** In a box, on a page of several things. */
      card: 'rounded-lg border border-line bg-surface p-3 sm:p-6',
    },
  },
  defaultVariants: { variant: 'plain' },
})

type StatProps = ComponentProps<'div'> &
  VariantProps<typeof statLook> & {
    /** The number, formatted in the page's language. */
    value: ReactNode
    /** What the figure is of, in a few words. */
    label: ReactNode
  }

/** One fact in a <dl>: a large number above its label. Pass the number formatted. */
export function Stat({ value, label, variant, className, ...props }: StatProps) {
  return (
    <div data-slot="stat" className={statLook({ variant, className })} {...props}>
      <dt className="text-sm text-muted wrap-anywhere">{label}</dt>
      <dd className="font-display text-2xl font-semibold sm:text-3xl tracking-tight shrink-0 text-ink lining-nums tabular-nums wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}
