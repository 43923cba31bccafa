import { cx, type VariantProps } from 'class-variance-authority'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { look } from './inner/look.ts'

/** A procedure along a numbered line, vertical on narrow windows. Takes three to eight Steps; more than six stand in two rows. */
export function Steps({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="steps"
      className={cx(
        'grid [counter-reset:step]',
        Children.count(props.children) > 6 ? 'lg:grid-cols-4 lg:gap-y-10' : 'lg:auto-cols-fr lg:grid-flow-col',
        className,
      )}
      {...props}
    />
  )
}

export const stepLook = look(
  cx(
    'relative min-w-0 ps-16 pb-8 [counter-increment:step] last:pb-0 lg:ps-0 lg:pe-8 lg:pt-16 lg:pb-0 lg:last:pe-0',
    'before:absolute before:start-0 before:top-0 before:z-10 before:grid before:size-11 before:place-items-center before:rounded-full before:border before:border-brand before:font-display before:text-lg before:font-semibold before:tabular-nums before:content-[counter(step)] [&:lang(bn)]:before:content-[counter(step,bengali)]',
    'after:absolute after:start-5.5 after:top-11 after:bottom-0 after:border-s after:border-edge last:after:hidden lg:after:start-11 lg:after:end-0 lg:after:top-5.5 lg:after:bottom-auto lg:after:border-s-0 lg:after:border-t',
  ),
  {
    variants: {
      /** How far somebody is; plain where nobody is on the way. */
      state: {
        /** The same for everybody: how something goes. */
        plain: 'before:bg-paper before:text-brand',
        /** Behind the reader. */
        done: 'before:bg-brand before:text-on-brand',
        /** Where the reader is. */
        current: 'before:bg-paper before:text-brand before:[box-shadow:0_0_0_4px_var(--color-brand-soft)]',
      },
    },
    defaultVariants: { state: 'plain' },
  },
)

type StepProps = Omit<ComponentProps<'li'>, 'title'> &
  VariantProps<typeof stepLook> & {
    /** What happens, in a word or two. */
    title: ReactNode
    /** The level of the title, one below the heading of the procedure. */
    headingLevel?: 'h2' | 'h3' | undefined
  }

/** One step: what happens, and a sentence or two. `current` is read out as the present step. */
export function Step({ title, headingLevel: Heading = 'h3', state, className, children, ...props }: StepProps) {
  return (
    <li
      data-slot="step"
      aria-current={state === 'current' ? 'step' : undefined}
      className={stepLook({ state, className })}
      {...props}
    >
      <Heading className="text-lg leading-snug wrap-anywhere max-lg:pt-1.5">{title}</Heading>
      {children && <div className="mt-1.5 text-sm text-muted wrap-anywhere">{children}</div>}
    </li>
  )
}
