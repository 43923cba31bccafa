import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

/** Side padding that grows until the content is 75rem wide, so that a background still reaches both edges of the window. */
export const gutter =
  'px-[max(min(1rem,5vw),calc((100%-75rem)/2))] sm:px-[max(1.5rem,calc((100%-75rem)/2))] lg:px-[max(2rem,calc((100%-75rem)/2))]'

export const sectionLook = look(gutter, {
  variants: {
    /** The greatest width of its content. */
    width: { page: '', text: '*:max-w-text', form: '*:max-w-form' },
    /** Above and below its content. */
    space: { none: '', sm: 'py-8 sm:py-12', md: 'py-12 sm:py-20', lg: 'py-16 sm:py-28' },
    /** Reaches both edges of the window. */
    ground: {
      none: '',
      surface: 'bg-surface',
      sunken: 'bg-sunken',
      deep: 'bg-deep text-on-deep [&_:focus-visible]:outline-on-deep',
    },
  },
  defaultVariants: { width: 'page', space: 'md', ground: 'none' },
})

/**
 * One part of a page at full width; its content starts at the same edge at every width. Name it with aria-labelledby if
 * it has a heading.
 */
export function Section({
  width,
  space,
  ground,
  className,
  ...props
}: ComponentProps<'section'> & VariantProps<typeof sectionLook>) {
  return <section data-slot="section" className={sectionLook({ width, space, ground, className })} {...props} />
}
