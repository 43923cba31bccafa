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
  /** What to look at in a story, by its name, where that is not said of all stories of this name. */
  looks?: Record<string, string>
  /** Files of ui/examples/recipes that show it together with others. */
  recipes: [string, ...string[]]
}

type Example = {
  shows: ReactNode
  /** Why it is good or bad, in a sentence. */
  why: string
}

/** What to look at in stories of parts, by their name. */
const KINDS: Record<string, string> = {
  'At rest': 'Room, letters and contrast in light and dark; nothing moves.',
  Typical: 'Room, letters and contrast, with words as they are on most pages.',
  Plain: 'It stands alone: nothing is missed, and no room is left for what is not there.',
  One: 'With one of its kind it looks finished, not like the rest of a list.',
  Forty: 'With forty nothing runs together, and the last one is reached.',
  Large: 'The larger size keeps its proportions and fits its window.',
  Wide: 'With much room its lines do not become too long to read.',
  Links: 'Each link is seen to be one, and the one that is current is told from the others without colour.',
  Empty: 'Without content it is a place with a name, not a fault.',
  Failed: 'What failed is named, and what can be done about it is one press away.',
  Danger: 'Red says that it is grave, and words say so, too.',
  'Title only': 'Without its other texts no gap is left where they would stand.',
  'With a router link': 'It looks and works as the usual one.',
  States: 'In every look the states can be told apart, and the ring of focus is whole. Nothing changes its size.',
  Open: 'It lies above everything and is cut off nowhere. Press Tab or an arrow key: it shows where the focus is.',
  Closed: 'Press it, then Escape: the focus is back where it was.',
  'On a phone': 'At 360 pixels all is in reach of a thumb, and nothing has to be moved sideways.',
  Phone: 'At 360 pixels all is in reach of a thumb, and nothing has to be moved sideways.',
  Disabled: 'It can be read, is seen to be off, and Tab passes it.',
  'With error': 'The error stands at its field, begins with what to do, and is told without colour, too.',
  'Long words': 'Nothing is cut off, overlaps or leaves its box.',
  'Long Bangla from right to left': 'All is mirrored, Bangla has its own face, and nothing is cut off above or below.',
  'Long words from right to left': 'All is mirrored, and nothing is cut off or leaves its box.',
  'Long words, Bangla, right to left': 'Each script has its own face, and nothing is cut off or leaves its box.',
}

/** What to look at in stories of screens, by the end of their names, such as “List in Bangla”. */
const SCREENS: [end: RegExp, look: string][] = [
  [/in Bangla$/i, 'Signs above and below the letters are whole; longer words wrap, and push nothing out of its place.'],
  [
    /on phones?$/i,
    'At 360 pixels nothing has to be moved sideways, and what people came for begins in the first window.',
  ],
  [/on desks$/i, 'Lines stay short enough to read, and headings, words and cards begin at one edge.'],
  [/empty$/i, 'Words say that nothing is there yet; the heading stays, and no empty table or gap is left.'],
  [/failed$/i, 'It is not taken for an empty page: words say that it went wrong, and a button tries again.'],
  [/loading$/i, 'Words say that it loads, so that it is taken neither for an empty page nor for a failure.'],
]

/** What to look at in a story: of a part by the comment above it and by its guide or name, of a screen by one of the two. */
export function lookAt({ guide, docs }: Parameters, story: string): string {
  const own = docs?.description?.story ?? ''
  if (guide) return [own, guide.looks?.[story] ?? KINDS[story]].filter(Boolean).join(' ')
  return own || (SCREENS.find(([end]) => end.test(story))?.[1] ?? '')
}

type Parameters = {
  guide?: Guide
  /** The comment above the story. */
  docs?: { description?: { story?: string } }
}
