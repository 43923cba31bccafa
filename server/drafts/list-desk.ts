import { agency } from '#i18n/agency.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isListed, LIST_SHOWS, type Listed, type ListShow } from '#server/drafts/list-shows.shared.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import type { Right } from '#server/permissions.ts'

type Row = Listed & { updatedAt: string | null }
type List = {
  page: string
  label: () => string
  right: Right
  rows: Row[]
  /** The screen is that of its only record: there is no list to narrow. */
  isOne?: boolean
}

const labels: Record<ListShow, typeof m.desk_draft> = {
  draft: m.desk_draft,
  scheduled: m.desk_scheduled,
  held: m.desk_held,
  bangla: m.desk_bangla,
  picture: m.desk_picture,
  hidden: m.desk_hidden,
}

/** What waits in a staff list of content, found by the rule that narrows the list. */
export function listOnDesk({ page, label, right, rows, isOne }: List): DeskItem[] {
  return LIST_SHOWS.filter(show => show !== 'bangla' || agency().languages.includes('bn')).map(show => {
    const shown = rows.filter(row => isListed(row, show))
    return {
      id: `${page}-${show}`,
      group: 'content',
      right,
      label: labels[show]({ list: label(), ...plural(shown.length) }),
      count: shown.length,
      to: page,
      ...(!isOne && { search: { show } }),
      ...(show === 'held' && { screen: page, tone: 'urgent' as const }),
      ...(show === 'scheduled' && { next: nextOf(shown) }),
      ...(['draft', 'held'].includes(show) && { oldest: oldestOf(shown) }),
    }
  })
}

const nextOf = (rows: Row[]) =>
  rows
    .flatMap(({ publishAt }) => publishAt ?? [])
    .toSorted()
    .at(0)

const oldestOf = (rows: Row[]) =>
  rows
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .toSorted()
    .at(0)
