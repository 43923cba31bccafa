import type { VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const spinnerLook = look('inline-flex max-w-full items-center gap-2', {
  variants: {
    /** Its own quiet colour, or that of the words around it. */
    tone: { muted: 'text-muted', inherit: '' },
    /** Of the ring and its label; the large one has its label below. */
    size: { sm: 'text-sm [&>svg]:size-4', md: 'text-base [&>svg]:size-5', lg: 'flex-col text-base [&>svg]:size-8' },
  },
  defaultVariants: { tone: 'muted', size: 'md' },
})

type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof spinnerLook> & {
    /** What is waited for; without it the ring is decoration beside other words. */
    label?: string | undefined
    /** Leaves the label to screen readers. */
    hideLabel?: boolean | undefined
  }

/** Waiting of unknown length. With a `label` it is a status that screen readers announce; without one it is decoration beside text. */
export function Spinner({ label, hideLabel, tone, size, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={spinnerLook({ tone, size, className })}
      {...props}
    >
      <LoaderCircle aria-hidden className="shrink-0 animate-spin" />
      {label ? <span className={hideLabel ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{label}</span> : null}
    </span>
  )
}
