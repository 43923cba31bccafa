import { recentlyChanged } from '#server/drafts/recent.ts'
import { lastBackup } from '#server/backup/schedule.ts'
import { type DeskItem, type DeskReader, type FigureBlock, shownFeatures } from '#server/registration/define-feature.ts'
import { summary } from '#server/features/clients/domain.ts'
import { findFirstSteps } from '#server/features/dashboard/first-steps.ts'
import { findEndingLicences } from '#server/features/settings/domain.ts'
import { countUnread } from '#server/features/enquiries/domain.ts'
import { mailState } from '#server/mail/domain.ts'
import { can } from '#server/permissions.ts'

/** How many records “Continue” and “Latest changes” show. */
const MINE_COUNT = 5
const CHANGES_COUNT = 8

/** The figures of the dashboard, what waits for this person, what they and others did last, backup and mail, and the first steps. */
export async function overview(reader: DeskReader) {
  const [desk, clients, unread, mine, changes, mail, firstSteps, endingLicences] = await Promise.all([
    deskOf(reader),
    summary(),
    can(reader, 'enquiries') ? countUnread() : 0,
    recentlyChanged(reader, { isMine: true, count: MINE_COUNT }),
    recentlyChanged(reader, { count: CHANGES_COUNT }),
    mailState(),
    findFirstSteps(reader),
    findEndingLicences(),
  ])
  return {
    desk,
    ...clients,
    unread,
    mine,
    changes,
    mail,
    backup: lastBackup(),
    firstSteps,
    endingLicences,
  }
}

/** The figures of the business that this person may see the lists of; a block in which nothing is counted is left out. */
export async function figures(reader: DeskReader): Promise<FigureBlock[]> {
  const blocks = await Promise.all(shownFeatures().map(({ figures }) => figures?.(reader) ?? []))
  return blocks
    .flat()
    .filter(({ right, figures }) => figures.length > 0 && can(reader, right))
    .toSorted((one, other) => one.place - other.place)
}

/** How much waits behind each entry of the sidebar, by its path. */
export async function badges(reader: DeskReader): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { screen, count } of await deskOf(reader))
    if (screen !== undefined) counts[screen] = (counts[screen] ?? 0) + count
  return counts
}

/** What waits for this person, urgent things first, then what has waited longest. */
async function deskOf(reader: DeskReader): Promise<DeskItem[]> {
  const items = await Promise.all(shownFeatures().map(({ desk }) => desk?.(reader) ?? []))
  return items
    .flat()
    .filter(({ count, right }) => count > 0 && can(reader, right))
    .toSorted((one, other) => rank(one) - rank(other) || compare(one.oldest, other.oldest))
}

const rank = ({ tone }: DeskItem) => (tone === 'urgent' ? 0 : 1)

/** What has no time is last. */
const compare = (one = '~', other = '~') => (one < other ? -1 : Number(one > other))
