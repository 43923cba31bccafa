import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

const spinner = cva('inline-flex items-center gap-2 text-muted', {
  variants: {
    size: { sm: 'text-sm [&>svg]:size-4', md: 'text-base [&>svg]:size-5', lg: 'flex-col text-base [&>svg]:size-8' },
  },
  defaultVariants: { size: 'md' },
})

type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof spinner> & { label?: string; hideLabel?: boolean }

/** Waiting of unknown length. With a `label` it is a status that screen readers announce; without one it is decoration beside text. */
export function Spinner({ label, hideLabel, size, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={spinner({ size, className })}
      {...props}
    >
      <LoaderCircle aria-hidden className="shrink-0 animate-spin" />
      {label ? <span className={hideLabel ? 'sr-only' : undefined}>{label}</span> : null}
    </span>
  )
}
