import { look } from './look.ts'

/**
 * How much room staff screens take with a mouse on a desk: every distance and size of text follows from these tokens.
 * Fingers keep their 44 pixels.
 */
export const densityLook = look('', {
  variants: {
    /** Room for fingers, or more rows in view for a mouse on a desk. */
    density: {
      comfortable: '',
      compact:
        'lg:pointer-fine:text-base lg:pointer-fine:leading-normal lg:pointer-fine:[--spacing:0.2rem] lg:pointer-fine:[--text-2xl:1.5rem] lg:pointer-fine:[--text-3xl:1.75rem] lg:pointer-fine:[--text-base:0.9375rem] lg:pointer-fine:[--text-lg:1.0625rem] lg:pointer-fine:[--text-sm:0.84375rem] lg:pointer-fine:[--text-xl:1.1875rem] lg:pointer-fine:[--text-xs:0.75rem]',
    },
  },
  defaultVariants: { density: 'comfortable' },
})

export type Density = 'comfortable' | 'compact'
