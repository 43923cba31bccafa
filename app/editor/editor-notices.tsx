import { getRouteApi } from '@tanstack/react-router'
import { Leftovers } from '#app/features/content/leftovers.tsx'
import { DeadLinks } from '#app/features/links/dead-links.tsx'
import { usePresence } from './presence.ts'
import { PresenceNotice } from './presence-notice.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { useRecovery } from './recovery.ts'
import type { Editor } from './edited-record.ts'

const adminRoute = getRouteApi('/admin')

/** Above a form: who else has the record open, what was typed and not saved, what an older form had, and links that lead nowhere. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { feature, record, leftovers, isDirty, typed } = editor
  const presence = usePresence({ feature, recordId: record._id, isDirty })
  const recovery = useRecovery({
    ...typed,
    personId: adminRoute.useRouteContext().me.uid,
    feature,
    recordId: record._id,
    seen: record.newest,
  })
  return (
    <>
      <PresenceNotice
        presence={presence}
        seen={record.newest}
        isDirty={isDirty}
        onLoad={() => void editor.loadNewest(presence?.newest?.by)}
      />
      <RecoveryNotice feature={feature} recovery={recovery} />
      <Leftovers values={leftovers} />
      <DeadLinks feature={feature} id={record._id} />
    </>
  )
}
