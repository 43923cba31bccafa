'use client'

import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { look } from './inner/look.ts'
import { Spinner } from './Spinner.tsx'

// The light ring inside the outline keeps the focus visible on dark backgrounds, where the brand colour has too little contrast.
const pressable =
  'cursor-pointer border transition-colors active:[filter:brightness(0.9)] focus-visible:[box-shadow:0_0_0_3px_var(--color-paper)] disabled:cursor-not-allowed aria-disabled:pointer-events-none'
const off =
  'disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted'

export const buttonLook = look(
  `${pressable} inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-semibold leading-snug no-underline wrap-anywhere [&_svg]:size-[1.2em] [&_svg]:shrink-0`,
  {
    variants: {
      /** How much it stands out, and whether it destroys something. */
      variant: {
        primary: `${off} border-transparent bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong`,
        accent: `${off} border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong`,
        secondary: `${off} border-edge bg-surface text-ink enabled:hover:border-brand enabled:hover:bg-brand-soft [a&]:hover:border-brand [a&]:hover:bg-brand-soft`,
        ghost:
          'border-transparent text-brand enabled:hover:bg-brand-soft disabled:text-muted aria-disabled:text-muted [a&]:hover:bg-brand-soft',
        danger: `${off} border-transparent bg-danger text-on-danger enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong`,
        'danger-quiet': `${off} border-edge bg-surface text-danger enabled:hover:border-danger enabled:hover:bg-danger-soft enabled:hover:text-danger-strong`,
      },
      /** 36, 44 or 52 pixels; never less than 44 on a touch screen. */
      size: {
        sm: 'min-h-11 px-3 py-1 text-sm sm:pointer-fine:min-h-9',
        md: 'min-h-11 px-[min(1.25rem,6vw)] py-2 text-base',
        lg: 'min-h-13 px-[min(1.75rem,8vw)] py-2 text-lg',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

// `asChild`: docs/decisions/0150 says how
type PressableProps = ComponentProps<'button'> & {
  /** Renders its one child with the look and the behaviour of the part: a link that goes to another page. */
  asChild?: boolean | undefined
}

type ButtonProps = PressableProps &
  VariantProps<typeof buttonLook> & {
    /** Its work goes on: it cannot be pressed, and keeps the focus. */
    busy?: boolean | undefined
  }

/**
 * An action; for navigation put a link inside with `asChild`. `accent` at most once on a screen. Enter and Space press it.
 * While `busy` it cannot be pressed but keeps the focus, which a disabled button would lose.
 */
export function Button({ variant, size, asChild, busy, disabled, className, children, ...props }: ButtonProps) {
  const Part = asChild ? Slot : 'button'
  return (
    <Part
      data-slot="button"
      type={asChild ? undefined : 'button'}
      aria-busy={busy || undefined}
      className={buttonLook({ variant, size, className })}
      {...props}
      {...inertProps(asChild, disabled, busy)}
    >
      {busy ? <Spinner size="sm" tone="inherit" /> : null}
      <Slottable>{children}</Slottable>
    </Part>
  )
}

export const iconButtonLook = look(
  `${pressable} inline-flex shrink-0 items-center justify-center rounded-full disabled:text-edge aria-disabled:text-edge [&_svg]:size-5`,
  {
    variants: {
      /** Without a box, or in one. */
      variant: {
        ghost:
          'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink',
        surface:
          'border-edge bg-surface text-ink enabled:hover:border-brand enabled:hover:bg-brand-soft [a&]:hover:border-brand [a&]:hover:bg-brand-soft',
      },
      /** 36 or 44 pixels; 44 on a touch screen. */
      size: { sm: 'size-11 sm:pointer-fine:size-9', md: 'size-11' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

type IconButtonProps = PressableProps &
  VariantProps<typeof iconButtonLook> & {
    /** What it does, and with what: its only words. */
    'aria-label': string
  }

/** A button with only an icon, where there is no room for text. Prefer a Button with text. */
export function IconButton({ variant, size, asChild, disabled, className, ...props }: IconButtonProps) {
  const Part = asChild ? Slot : 'button'
  return (
    <Part
      data-slot="icon-button"
      type={asChild ? undefined : 'button'}
      className={iconButtonLook({ variant, size, className })}
      {...props}
      {...inertProps(asChild, disabled)}
    />
  )
}

/** A link knows no `disabled`, and a busy button must keep the focus: both stay in the page and do nothing. */
function inertProps(asChild?: boolean, disabled?: boolean, busy?: boolean) {
  const isOffLink = asChild && disabled
  return {
    ...(!asChild && { disabled }),
    ...(isOffLink && { tabIndex: -1 }),
    ...((isOffLink || busy) && { 'aria-disabled': true, onClickCapture: stop }),
  }
}

/** Before the child's own handlers and a router's. */
export function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
