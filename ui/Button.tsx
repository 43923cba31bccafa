import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Slot, Slottable } from './Slot.tsx'
import { Spinner } from './Spinner.tsx'

// The light ring inside the outline keeps the focus visible on dark backgrounds, where the brand colour has too little contrast.
const pressable =
  'cursor-pointer border transition-colors active:[filter:brightness(0.9)] focus-visible:ring-3 focus-visible:ring-paper disabled:cursor-not-allowed aria-disabled:pointer-events-none'
const off =
  'disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted'

const button = cva(
  `${pressable} inline-flex max-w-full items-center justify-center gap-2 rounded-md py-2 text-center font-semibold leading-snug no-underline wrap-anywhere [&_svg]:size-[1.2em] [&_svg]:shrink-0`,
  {
    variants: {
      variant: {
        primary: `${off} border-transparent bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong`,
        accent: `${off} border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong`,
        secondary: `${off} border-edge bg-surface text-ink enabled:hover:border-brand enabled:hover:bg-brand-soft [a&]:hover:border-brand [a&]:hover:bg-brand-soft`,
        ghost: 'border-transparent text-brand enabled:hover:bg-brand-soft disabled:text-muted [a&]:hover:bg-brand-soft',
        danger: `${off} border-transparent bg-danger text-on-danger enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong`,
        'danger-quiet': `${off} border-edge bg-surface text-danger enabled:hover:border-danger enabled:hover:bg-danger-soft enabled:hover:text-danger-strong`,
      },
      size: { sm: 'min-h-11 px-3 text-sm', md: 'min-h-11 px-5 text-base', lg: 'min-h-13 px-7 text-lg' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean; busy?: boolean }

/**
 * An action; for navigation put a link inside with `asChild`. `accent` at most once on a screen. Enter and Space press it.
 * While `busy` it cannot be pressed but keeps the focus, which a disabled button would lose.
 */
export function Button({
  variant,
  size,
  asChild,
  busy,
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Part = asChild ? Slot : 'button'
  return (
    <Part
      data-slot="button"
      {...(asChild ? {} : { type: 'button', disabled })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? preventDefault : onClick}
      className={button({ variant, size, className })}
      {...props}
    >
      {busy ? <Spinner size="sm" className="text-current" /> : null}
      <Slottable>{children}</Slottable>
    </Part>
  )
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}

const iconButton = cva(
  `${pressable} inline-flex size-11 shrink-0 items-center justify-center rounded-full disabled:text-edge [&_svg]:size-5`,
  {
    variants: {
      variant: {
        ghost:
          'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink [a&]:hover:bg-sunken [a&]:hover:text-ink',
        surface:
          'border-edge bg-surface text-ink enabled:hover:border-brand enabled:hover:bg-brand-soft [a&]:hover:border-brand [a&]:hover:bg-brand-soft',
      },
    },
    defaultVariants: { variant: 'ghost' },
  },
)

type IconButtonProps = ComponentProps<'button'> &
  VariantProps<typeof iconButton> & { 'aria-label': string; asChild?: boolean }

/** A button with only an icon, where there is no room for text. Prefer a Button with text. */
export function IconButton({ variant, asChild, className, ...props }: IconButtonProps) {
  const Part = asChild ? Slot : 'button'
  return (
    <Part
      data-slot="icon-button"
      {...(asChild ? {} : { type: 'button' })}
      className={iconButton({ variant, className })}
      {...props}
    />
  )
}
