import type { ReactNode } from 'react'

/** What a part's page in Storybook says beside its stories and properties; the page is laid out by `.storybook/docs.tsx`. */
export type Guide = {
  /** What the part is for. */
  use: string
  /** When it is not the right one, and which part is. */
  avoid: string
  /** What it consists of, from the outside in. */
  anatomy: [part: string, what: string][]
  /** Good and bad use side by side. */
  pairs: { do: Example; dont: Example }[]
  /** Keys and what they do; left out where there is nothing to press, which the page then says. */
  keyboard?: [keys: string, what: string][]
  /** What people with assistive technology meet, and what the caller must see to. */
  accessibility: string[]
  /** How its words are written. */
  content: string[]
  /** Files of ui/examples/recipes that show it together with others. */
  recipes?: string[]
}

type Example = {
  shows: ReactNode
  /** Why it is good or bad, in a sentence. */
  why: string
}
