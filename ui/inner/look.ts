import { cva } from 'class-variance-authority'

type Variants = Record<string, Record<string, string>>
type Config<V extends Variants> = NonNullable<Parameters<typeof cva<V>>[1]> & { variants: V }

/** `cva` that keeps its map, so that Storybook can offer what there is to choose (`choices` in .storybook). */
export function look<V extends Variants>(base: string, config: Config<V>) {
  return Object.assign(cva<V>(base, config), {
    variants: config.variants as Variants,
    defaultVariants: (config.defaultVariants ?? {}) as Record<string, unknown>,
  })
}
