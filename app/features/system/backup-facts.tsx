import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { formatMoment } from '#app/editor/format-moment.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemCard } from './system-section.tsx'

/** When the last backup was made and when the next is due. On PostgreSQL they are made elsewhere. */
export function BackupFacts({ backup }: Pick<SystemOverview, 'backup'>) {
  return (
    <SystemCard title={m.backup_title()}>
      {backup ? (
        <DescriptionList variant="beside">
          <DescriptionItem term={m.system_backup_last()}>
            {backup.newestAt ? formatMoment(backup.newestAt) : m.system_none_yet()}
          </DescriptionItem>
          <DescriptionItem term={m.system_backup_next()}>
            {backup.nextAt ? formatMoment(backup.nextAt) : m.system_backup_off()}
          </DescriptionItem>
          <DescriptionItem term={m.system_backup_keeps()}>
            {m.system_backup_keeps_value(plural(backup.keeps))}
          </DescriptionItem>
        </DescriptionList>
      ) : (
        <p>{m.backup_elsewhere()}</p>
      )}
    </SystemCard>
  )
}
