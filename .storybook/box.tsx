import type { Decorator } from '@storybook/react-vite'
import type { ComponentProps } from 'react'

/**
 * A box around a story: as narrow as its part is in pages, with room for what opens, or from right to left. The
 * parameter `wide` leaves a story its whole window.
 */
export const inBox =
  ({ className, ...props }: ComponentProps<'div'>): Decorator =>
  (Story, { parameters }) => (
    <div {...props} className={parameters.wide ? undefined : className}>
      <Story />
    </div>
  )
