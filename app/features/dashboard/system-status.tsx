import { Alert } from '@agency/ui/Alert'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import type { Overview } from './queries.ts'

type Backup = NonNullable<Overview['backup']>

/** When the last backup was made and whether mails go out, and what to do where not. On PostgreSQL backups are made elsewhere. */
export function SystemStatus({ backup, mail }: Pick<Overview, 'backup' | 'mail'>) {
  return (
    <>
      <DashboardCard title={m.backup_title()}>
        {backup ? <BackupText {...backup} /> : <p>{m.backup_elsewhere()}</p>}
      </DashboardCard>
      {(!mail.isConfigured || mail.stuck > 0) && (
        <DashboardCard title={m.mail_title()}>
          {mail.stuck > 0 ? (
            <Alert variant="danger" title={m.mail_stuck(plural(mail.stuck))}>
              {m.mail_stuck_text()}
            </Alert>
          ) : (
            <Alert title={m.mail_not_configured()}>{m.mail_not_configured_text()}</Alert>
          )}
        </DashboardCard>
      )}
    </>
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
