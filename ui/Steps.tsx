import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** A procedure along a numbered line, vertical on narrow windows. Takes three to six Steps. */
export function Steps({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="steps"
      className={cx('grid [counter-reset:step] lg:auto-cols-fr lg:grid-flow-col', className)}
      {...props}
    />
  )
}

type StepProps = Omit<ComponentProps<'li'>, 'title'> & { title: ReactNode; headingLevel?: 'h2' | 'h3' }

/** One step: what happens, and a sentence or two. */
export function Step({ title, headingLevel: Heading = 'h3', className, children, ...props }: StepProps) {
  return (
    <li data-slot="step" className={cx(step, className)} {...props}>
      <Heading className="text-lg leading-snug wrap-anywhere max-lg:pt-1.5">{title}</Heading>
      {children && <div className="mt-1.5 text-sm text-muted wrap-anywhere">{children}</div>}
    </li>
  )
}

const step = cx(
  'relative min-w-0 ps-16 pb-8 [counter-increment:step] last:pb-0 lg:ps-0 lg:pe-8 lg:pt-16 lg:pb-0 lg:last:pe-0',
  'before:absolute before:start-0 before:top-0 before:z-10 before:grid before:size-11 before:place-items-center before:rounded-full before:border before:border-brand before:bg-paper before:font-display before:text-lg before:font-semibold before:text-brand before:tabular-nums before:content-[counter(step)] [&:lang(bn)]:before:content-[counter(step,bengali)]',
  'after:absolute after:start-5.5 after:top-11 after:bottom-0 after:border-s after:border-edge last:after:hidden lg:after:start-11 lg:after:end-0 lg:after:top-5.5 lg:after:bottom-auto lg:after:border-s-0 lg:after:border-t',
)
