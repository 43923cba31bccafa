import type { InputType } from 'storybook/internal/types'

type Look = { variants: Record<string, object>; defaultVariants: Record<string, unknown> }

/** Controls for the variants of a `look`: in its own order, with its defaults. */
export function choices({ variants, defaultVariants }: Look): Record<string, InputType> {
  return Object.fromEntries(
    Object.entries(variants).map(([name, map]) => {
      const options = Object.keys(map)
      const isFlag = options.every(option => option === 'true' || option === 'false')
      const summary = defaultVariants[name] === undefined ? undefined : String(defaultVariants[name])
      const control = { type: options.length > 4 ? ('select' as const) : ('inline-radio' as const) }
      return [
        name,
        {
          ...(isFlag ? { control: 'boolean' as const } : { options, control }),
          table: {
            defaultValue: summary ? { summary } : undefined,
            type: { summary: isFlag ? 'boolean' : options.join(' | ') },
          },
        },
      ]
    }),
  )
}
