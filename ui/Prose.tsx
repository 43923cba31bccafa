import { Slot } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const proseLook = look('max-w-text', {
  variants: {
    /** Between its paragraphs. */
    space: { sm: 'space-y-4', md: 'space-y-5' },
    /** The colour of its words. */
    tone: { ink: '', muted: 'text-muted' },
  },
  defaultVariants: { space: 'md', tone: 'ink' },
})

type ProseProps = ComponentProps<'div'> &
  VariantProps<typeof proseLook> & {
    /** The child element holds the text, such as an article or a section. */
    asChild?: boolean | undefined
  }

/** A text to read: paragraphs, lists and quotations one after the other, in lines of at most 72 characters. */
export function Prose({ asChild, space, tone, className, ...props }: ProseProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="prose" className={proseLook({ space, tone, className })} {...props} />
}

export const proseListLook = look('', {
  variants: {
    /** Bullets, or points along a line. */
    variant: {
      bullets: 'list-disc space-y-2 ps-6',
      /** Points that stand for themselves, along a line. */
      points: 'space-y-3 border-s-2 border-brand ps-5',
    },
  },
  defaultVariants: { variant: 'bullets' },
})

/** A list in a text; its items are `<li>`. */
export function ProseList({ variant, className, ...props }: ComponentProps<'ul'> & VariantProps<typeof proseListLook>) {
  return <ul data-slot="prose-list" className={proseListLook({ variant, className })} {...props} />
}

type QuoteProps = ComponentProps<'figure'> & {
  /** Who said it. */
  by?: ReactNode
}

/** What somebody said, in their words. Line breaks are kept. */
export function Quote({ by, className = '', children, ...props }: QuoteProps) {
  return (
    <figure data-slot="quote" className={`border-s-2 border-brand ps-5 ${className}`} {...props}>
      <blockquote className="font-display text-2xl leading-snug whitespace-pre-line wrap-anywhere">
        {children}
      </blockquote>
      {by && <figcaption className="mt-3 text-sm text-muted">{by}</figcaption>}
    </figure>
  )
}
