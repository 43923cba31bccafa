import { readData } from '#server/drafts/data.ts'
import { read } from '#server/db/client.ts'
import { usedContent, type DeskReader } from '#server/registration/define-feature.ts'
import { can } from '#server/permissions.ts'

const RECENT_MS = 60 * 24 * 60 * 60 * 1000
/** So many saved states are looked at: somebody may have saved one record many times. */
const LOOKED_AT = 100

type Options = { isMine?: boolean; count: number }

/**
 * The records that a person may edit and has changed last, or that anybody has, each once, the latest first. What was
 * deleted is left out, and what the server did itself.
 */
export async function recentlyChanged(reader: DeskReader, { isMine = false, count }: Options) {
  const features = usedContent().filter(({ right }) => can(reader, right))
  const latest = await read.revision.findMany({
    where: {
      at: { gt: new Date(Date.now() - RECENT_MS) },
      feature: { in: features.map(({ name }) => name) },
      actorId: isMine ? reader.id : { not: null },
    },
    orderBy: [{ at: 'desc' }, { number: 'desc' }],
    take: LOOKED_AT,
    select: { id: true, feature: true, recordId: true, action: true, actor: true, at: true },
  })
  const records = new Map(latest.toReversed().map(revision => [`${revision.feature} ${revision.recordId}`, revision]))
  const found = [...records.values()].filter(({ action }) => action !== 'deleted').toReversed()
  const shown = found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, count)
  const states = await read.revision.findMany({ where: { id: { in: shown.map(({ id }) => id) } } })
  return shown.flatMap(({ id, feature: name, recordId, action, actor, at }) => {
    const feature = features.find(each => each.name === name)
    const state = states.find(each => each.id === id)
    if (!feature || !state) return []
    const record = feature.content.toPublic(recordId, readData(feature.content, state).data)
    const titleBn = feature.titleBn?.(record)
    return {
      feature: name,
      _id: recordId,
      title: feature.title(record),
      ...(titleBn && { titleBn }),
      page: feature.editPage(recordId),
      isNew: action === 'created',
      isDraft: action === 'drafted',
      by: actor,
      at: at.toISOString(),
    }
  })
}
