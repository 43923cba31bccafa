import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Shape } from './document-values.ts'

/** What an entry is called by its place: "Slide 2". */
export function entryLabel({ lists }: Pick<Shape, 'lists'>, list: string, n: number): string {
  const { one } = lists[list] as { one?: () => string }
  return m.entry_number({ one: one?.() ?? m.entry_one(), n: formatNumber(n + 1) })
}
