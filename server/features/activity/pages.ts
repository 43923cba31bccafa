import { lastActions } from '#server/drafts/saved.ts'
import { featureOfAction, isFeatureUsed, usedFeatures } from '#server/registration/define-feature.ts'
import { can } from '#server/permissions.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

type Entry = { id: string; action: string; actorId: string | null; subjectId: string | null; revision: number | null }
/** Pages that the reader may open: of the record, of its saved state in the history, and of who did it. */
type Pages = { page?: string; history?: string; actorPage?: string }
type Place = { feature: string; recordId: string }

/** The pages of what each entry names, of those that are still there; one query for content and one for each other feature. */
export async function findPages(reader: { role: Role }, entries: Entry[]): Promise<Map<string, Pages>> {
  const [people, records, others] = await Promise.all([
    findSubjects(
      reader,
      'accounts',
      entries.flatMap(({ actorId, ...entry }) => [actorId, ...subjectIn(entry, 'accounts')]),
    ),
    findRecords(entries.flatMap(entry => placeOf(reader, entry))),
    Promise.all(
      usedFeatures()
        .filter(({ name, subjectPages }) => subjectPages && name !== 'accounts')
        .map(({ name }) =>
          findSubjects(
            reader,
            name,
            entries.flatMap(entry => subjectIn(entry, name)),
          ).then(found => [name, found] as const),
        ),
    ),
  ])
  const bySubject = new Map([['accounts', people], ...others])
  return new Map(
    entries.map(entry => {
      const [place] = placeOf(reader, entry)
      const known = place && records.get(keyOf(place))
      const page = place
        ? known && known !== 'deleted' && editPageOf(entry)
        : bySubject.get(featureOfAction(entry.action)?.name ?? '')?.get(entry.subjectId ?? '')
      const history =
        known &&
        entry.revision !== null &&
        `/admin/history/${place!.feature}/${place!.recordId}?number=${entry.revision}`
      const actorPage = people.get(entry.actorId ?? '')
      return [entry.id, { ...(page && { page }), ...(history && { history }), ...(actorPage && { actorPage }) }]
    }),
  )
}

/** The record of content that an entry names, if the reader may edit it. */
function placeOf(reader: { role: Role }, { action, subjectId }: Pick<Entry, 'action' | 'subjectId'>): Place[] {
  const feature = featureOfAction(action)
  if (feature?.kind !== 'content' || subjectId === null || !can(reader, feature.right)) return []
  if (!isFeatureUsed(feature.name)) return []
  return [{ feature: feature.name, recordId: subjectId }]
}

function editPageOf({ action, subjectId }: Entry) {
  const feature = featureOfAction(action)
  return feature?.kind === 'content' && subjectId !== null ? feature.editPage(subjectId) : undefined
}

const subjectIn = ({ action, subjectId }: Pick<Entry, 'action' | 'subjectId'>, feature: string) =>
  featureOfAction(action)?.name === feature ? [subjectId] : []

async function findSubjects(reader: { role: Role }, name: string, ids: (string | null)[]) {
  const { subjectPages } = usedFeatures().find(feature => feature.name === name) ?? {}
  const known = [...new Set(ids.filter(id => id !== null))]
  if (!subjectPages || !can(reader, subjectPages.right) || known.length === 0) return new Map<string, string>()
  return subjectPages.find(known)
}

/** What was done last to each of these records of content. */
const findRecords = async (places: Place[]): Promise<Map<string, string>> =>
  new Map((await lastActions(places)).map(({ action, ...place }) => [keyOf(place), action]))

const keyOf = ({ feature, recordId }: Place) => `${feature} ${recordId}`
