import { Alert } from '@agency/ui/Alert'
import { Card } from '@agency/ui/Card'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Answers } from '#app/rendering/trpc.ts'

type Backup = NonNullable<Answers['dashboard']['overview']['backup']>

/** When the last backup was made, and what to do when it is missing, old or failed. On PostgreSQL it is made elsewhere. */
export function BackupPart({ backup }: { backup: Backup | null }) {
  return (
    <Card>
      <h2 className="mb-3 font-sans text-lg">{m.backup_title()}</h2>
      {backup ? <BackupText {...backup} /> : <p>{m.backup_elsewhere()}</p>}
    </Card>
  )
}

function BackupText({ newestAt, isFailed, isOld }: Backup) {
  const when = newestAt && formatDate(newestAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="grid gap-3">
      {when && (
        <p>
          {m.backup_last()} <time dateTime={newestAt}>{when}</time>
        </p>
      )}
      {isFailed && (
        <Alert variant="danger" title={m.backup_failed()}>
          {m.backup_failed_text()}
        </Alert>
      )}
      {!isFailed && isOld && (
        <Alert variant="danger" title={m.backup_old()}>
          {m.backup_missing_text()}
        </Alert>
      )}
      {!isFailed && !when && <Alert title={m.backup_none()}>{m.backup_missing_text()}</Alert>}
    </div>
  )
}
