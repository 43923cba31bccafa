import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** A row of two to four Stats. */
export function Stats({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="stats"
      className={cx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] sm:gap-x-8',
        className,
      )}
      {...props}
    />
  )
}

const stat = cva('flex min-w-0 flex-col-reverse justify-end gap-1', {
  variants: {
    variant: {
      plain: 'border-s-2 border-brand ps-3 sm:ps-5',
      card: 'rounded-lg border border-line bg-surface p-3 sm:p-6',
    },
  },
  defaultVariants: { variant: 'plain' },
})

type StatProps = ComponentProps<'div'> & VariantProps<typeof stat> & { value: ReactNode; label: ReactNode }

/** One fact in a <dl>: a large number above its label. Pass the number formatted. */
export function Stat({ value, label, variant, className, ...props }: StatProps) {
  return (
    <div data-slot="stat" className={stat({ variant, className })} {...props}>
      <dt className="text-sm text-muted wrap-anywhere">{label}</dt>
      <dd className="font-display text-2xl font-semibold sm:text-3xl tracking-tight text-ink lining-nums tabular-nums wrap-anywhere">
        {value}
      </dd>
    </div>
  )
}
