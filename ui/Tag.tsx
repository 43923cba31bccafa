import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const tagLook = look(
  'inline-flex max-w-full min-w-0 items-center gap-1.5 border text-sm leading-snug wrap-anywhere [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      /** What something is about, or a choice that can be taken back as a whole. */
      variant: {
        /** What something is about. */
        neutral: 'min-h-7 rounded-sm border-line bg-surface px-2 text-ink',
        /** A choice that is on: high enough for a finger, as it is a link or a button as a whole. */
        chosen:
          'min-h-11 rounded-full border-edge bg-brand-soft px-3.5 py-1 font-semibold text-brand-strong no-underline',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

const pressable = {
  neutral: 'transition-colors hover:border-edge hover:bg-sunken active:bg-brand-soft focus-visible:rounded-sm',
  chosen: 'transition-colors hover:border-brand active:bg-surface focus-visible:rounded-full',
}

type TagProps = ComponentProps<'span'> &
  VariantProps<typeof tagLook> & {
    /** The child element is the tag, such as a link. */
    asChild?: boolean | undefined
    /** Before the words, drawn at their size. */
    icon?: ReactNode
    /** Takes the tag away: with it the tag ends in a button. */
    onRemove?: (() => void) | undefined
    /** What the button says to screen readers, with the tag's own words in it. */
    labels?: { remove: string } | undefined
  }

/** What something is about, or a value somebody has chosen; several stand side by side. With `onRemove` it can be taken away. */
export function Tag({ asChild, variant, icon, onRemove, labels, className, children, ...props }: TagProps) {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="tag"
      className={tagLook({ variant, className: cx(asChild && pressable[variant ?? 'neutral'], className) })}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {onRemove && (
        <button
          type="button"
          aria-label={labels?.remove}
          onClick={onRemove}
          className="relative -me-2 grid min-h-7 w-8 shrink-0 cursor-pointer place-items-center rounded-sm text-muted transition-colors after:absolute after:-inset-y-2 after:inset-x-0 hover:bg-sunken hover:text-ink focus-visible:rounded-sm active:bg-brand-soft pointer-coarse:w-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </Root>
  )
}
