import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const avatarLook = look(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold uppercase select-none [&>img]:size-full [&>img]:object-cover',
  {
    variants: {
      /** Quiet, or in the colour of the brand. */
      variant: {
        /** A person among others. */
        soft: 'bg-brand-soft text-brand-strong',
        /** The person who is signed in. */
        solid: 'bg-brand text-on-brand',
      },
      /** Beside a line of text, in a row, or at the head of a page. */
      size: {
        /** In a line of text. */
        sm: 'size-7 text-xs',
        /** In a row of a list. */
        md: 'size-9 text-sm',
        /** As a button of its own. */
        lg: 'size-11 text-sm',
      },
    },
    defaultVariants: { variant: 'soft', size: 'md' },
  },
)

type AvatarProps = ComponentProps<'span'> &
  VariantProps<typeof avatarLook> & {
    /** Whose it is; it shows the first letters of two words, or nothing without one. Named beside it, so screen readers leave it out. */
    name: string | null | undefined
    /** A square picture, in place of the letters. */
    src?: string | undefined
  }

/** Somebody at a glance, beside their name: the picture, or the initials. */
export function Avatar({ name, src, variant, size, className, ...props }: AvatarProps) {
  return (
    <span data-slot="avatar" aria-hidden="true" className={avatarLook({ variant, size, className })} {...props}>
      {src ? <img src={src} alt="" /> : initialsOf(name)}
    </span>
  )
}

/** The first letters of the first two words of a name. */
export function initialsOf(name: string | null | undefined) {
  return (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0])
    .join('')
}
