import { m } from '#i18n/paraglide/messages.js'
import { fillSlots } from '#server/site/agency.ts'
import { picturesIn, toText } from '#server/drafts/data.ts'
import type { ContentStore, RevisionAction } from '#server/drafts/define-content.ts'
import type { DocumentFields, DocumentLists, DocumentOf } from '#server/drafts/document-schema.ts'
import { type Document, documentStore, readDocuments } from '#server/drafts/documents.ts'
import { textsIn } from '#server/drafts/search-text.ts'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import type { Right } from '#server/permissions.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import type { Action } from '#server/registration/feature-events.ts'

const DONE = {
  created: 'published',
  published: 'published',
  changed: 'changed',
  unpublished: 'unpublished',
  deleted: 'deleted',
  restored: 'restored',
} as const satisfies Record<Exclude<RevisionAction, 'drafted'>, string>
const LABELS = {
  published: m.did_document_published,
  changed: m.did_document_changed,
  unpublished: m.did_document_unpublished,
  deleted: m.did_document_deleted,
  restored: m.did_document_restored,
  reordered: m.did_document_reordered,
}

/** The store of a content type that follows from its fields; what is done to its records is in the activity log. */
export function defineDocument<Fields extends DocumentFields, Lists extends DocumentLists = Record<never, never>>(
  definition: Omit<Parameters<typeof documentStore<Fields, Lists>>[0], 'recordActivity'>,
): ContentStore<DocumentOf<Fields, Lists>> {
  return documentStore({
    ...definition,
    recordActivity: (transaction, by, action, targets) =>
      recordAll(transaction, by, `${definition.feature}-${DONE[action]}` as Action, targets),
  })
}

/** What the registration of a content type of documents says in every case; `label` names it in the activity log. */
export function documentFeature<const Name extends string, Data extends object>(
  name: Name,
  store: ContentStore<Data>,
  label: () => string,
) {
  return {
    kind: 'content' as const,
    name,
    list: { page: `/admin/${name}`, label },
    tables: {},
    content: store as unknown as ContentStore,
    schema: store.publishSchema,
    right: 'content' as Right,
    records: async () => Promise.all((await readDocuments(store)).map(fillSlots)),
    idOf: ({ _id }: Document<Data>) => _id,
    title: (record: Document<Data>) => store.title(record),
    pictures: (record: Document<Data>) => picturesIn(toText(record)),
    searchText: (record: Document<Data>) => [store.title(record), ...textsIn(store, record)],
    activity: { [name]: documentActivity(name, label) },
  }
}

function documentActivity(name: string, label: () => string): ActivityArea {
  return {
    label,
    hasEnglishSubjects: true,
    actions: Object.fromEntries(
      Object.entries(LABELS).map(([done, message]) => [`${name}-${done}`, () => message({ part: label() })]),
    ),
  }
}
