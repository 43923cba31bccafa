import { isContactLink } from '#i18n/typed/link.ts'
import { read } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { isChecking } from '#server/features/links/check-links.ts'
import { placeOf } from '#server/features/links/find-links.ts'
import { judgeOwnPaths, ownPathOf } from '#server/features/links/own-pages.ts'
import { sentenceOf } from '#server/features/links/problems.ts'
import { allLinks, isOuter } from '#server/features/links/record-links.ts'
import { can, type Holder } from '#server/permissions.ts'

export { checkAll, checkDue, purgeChecks } from '#server/features/links/check-links.ts'

/** In the report. */
const DEAD_MAX = 200

type DeadLink = {
  feature: string
  _id: string
  title: string
  /** Whether the reader may. */
  mayEdit: boolean
  /** Visitors do not see it: it is in the draft alone. */
  isDraft: boolean
  href: string
  place: string
  problem: string
  checkedAt: string | null
}

/**
 * The links of all records, live and drafted, that lead nowhere, each with its place and the reason. Links to this site are judged as it
 * is now, others by their last check; `checkedAt` is ISO.
 */
export async function report(reader: Holder) {
  const judgeOwn = await judgeOwnPaths()
  const checks = new Map((await read.linkCheck.findMany()).map(check => [check.address, check]))
  const dead: DeadLink[] = []
  const outer = new Set<string>()
  for (const { feature, _id, title, isDraft, links } of await allLinks()) {
    const { content: store, right } = contentFeatures().find(({ name }) => name === feature)!
    const mayEdit = can(reader, right)
    for (const link of links) {
      const path = ownPathOf(link.href)
      const check = checks.get(link.href)
      if (path === undefined && isOuter(link.href)) outer.add(link.href)
      const problem = path === undefined ? outerProblem(link.href, check?.problem) : await judgeOwn(path)
      if (!problem) continue
      const checkedAt = path === undefined ? (check?.checkedAt.toISOString() ?? null) : null
      const place = placeOf(store, link)
      const isKnown = dead.some(
        each => each._id === _id && each.feature === feature && sameLink(each, link.href, place),
      )
      if (!isKnown)
        dead.push({
          feature,
          _id,
          title,
          mayEdit,
          isDraft,
          href: link.href,
          place,
          problem: sentenceOf(problem),
          checkedAt,
        })
    }
  }
  const checked = [...outer].flatMap(address => checks.get(address)?.checkedAt ?? [])
  return {
    isChecking: isChecking(),
    dead: dead.slice(0, DEAD_MAX),
    outer: outer.size,
    unchecked: outer.size - checked.length,
    /** The oldest check of a link that is there now. */
    checkedAt: checked.length > 0 ? new Date(Math.min(...checked.map(Number))).toISOString() : null,
  }
}

const sameLink = (one: { href: string; place: string }, href: string, place: string) =>
  one.href === href && one.place === place

function outerProblem(href: string, checked = '') {
  if (isOuter(href)) return checked
  return isContactLink(href) ? '' : 'shape'
}
