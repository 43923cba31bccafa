import { failed } from './network.ts'

/** What the tool “Records” of Storybook shows a page with. */
export type Case = 'usual' | 'empty' | 'long' | 'failed'

/** Who looks, and what the agency is called: no page is shown without. */
const OF_THE_FRAME = new Set(['accounts.me', 'agency', 'settings.facts'])
/** Lists that the product itself has: nobody empties them. */
const NEVER_EMPTY =
  /^(?:accounts\.policy|clients\.countries|demands\.terms|notices\.choices|settings\.|system\.)|\.choices$/

/** Nothing but counts. */
const ALL_COUNTS = /^(?:dashboard\.|clients\.totals)/

/** The responses as they are where nobody has written anything yet, where names and texts are long, or where the server fails. */
export function inCase(which: Case, responses: Record<string, unknown>): Record<string, unknown> {
  if (which === 'usual') return responses
  return Object.fromEntries(
    Object.entries(responses).map(([name, response]) => {
      if (OF_THE_FRAME.has(name) || typeof response === 'symbol') return [name, response]
      if (which === 'failed') return [name, failed]
      if (which === 'long') return [name, lengthen(response)]
      return [name, NEVER_EMPTY.test(name) ? response : empty(response, ALL_COUNTS.test(name) ? /./ : COUNT)]
    }),
  )
}

const COUNT = /^(?:count|total|all|open|waiting|unread)$/i

/** Without the entries of its lists, and with counts of 0. */
function empty(value: unknown, counts: RegExp, key = ''): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return counts.test(key) ? 0 : value
  return mapOf(value, (inner, key) => empty(inner, counts, key))
}

/** Names, titles and texts; not addresses, states, icons and the like. */
const WRITTEN =
  /(?:name|title|heading|text|texts|summary|lead|note|label|caption|alt|place|role|sector|subject|sentence|excerpt|district|trade|company|description|item|figure|who|message|city|employer|office|overtime|compensation|experience)(?:Bn)?$/i
const ADDRESS = /^(?:https?:|\/|[\w-]+$)|@/
/** The longest that the product takes as a name. */
const NAME_MAX = 100
const MORE = {
  en: ' of the Southern Coast and its Counterrevolutionarily Named Industrial Districts',
  bn: ' ও তার আশপাশের উপকূলীয় শিল্পাঞ্চলসমূহের পুনর্বাসনসংক্রান্ত',
}

/** With long names, and three times the text. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(item => lengthen(item, key))
  if (typeof value !== 'string') return mapOf(value, lengthen)
  if (!WRITTEN.test(key) || !value || (ADDRESS.test(value) && !/^[A-Z]/.test(value))) return value
  if (value.length > NAME_MAX) return [value, value, value].join(' ')
  const more = /[\u0980-\u09FF]/.test(value) ? MORE.bn : MORE.en
  return (value + more).slice(0, Math.max(NAME_MAX, value.length))
}

function mapOf(value: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]))
}
