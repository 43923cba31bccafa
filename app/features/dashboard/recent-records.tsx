import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { Link } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import type { Overview } from './queries.ts'

type Recent = Overview['mine'][number]

/** What this person changed last, to go on with it. */
export function Continue({ mine }: Pick<Overview, 'mine'>) {
  return (
    <RecentRecords title={m.desk_continue()} records={mine} describe={({ feature }) => contentTypes[feature]?.one()} />
  )
}

/** What anybody changed last. */
export function LatestChanges({ changes }: Pick<Overview, 'changes'>) {
  return (
    <RecentRecords
      title={m.admin_latest()}
      records={changes}
      describe={({ by, isNew, isDraft }) =>
        `${isDraft ? m.latest_drafted() : isNew ? m.latest_added() : m.latest_changed()} · ${by}`
      }
    />
  )
}

type Props = { title: string; records: Recent[]; describe: (record: Recent) => string | undefined }

function RecentRecords({ title, records, describe }: Props) {
  if (records.length === 0) return null
  return (
    <DashboardCard title={title}>
      <TaskList>
        {records.map(record => (
          <TaskItem
            key={`${record.feature}-${record._id}`}
            description={
              <>
                {describe(record)} ·{' '}
                <time dateTime={record.at}>{formatDate(record.at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
              </>
            }
          >
            <Link to={record.page} {...nameOf(record.title, record.titleBn)} />
          </TaskItem>
        ))}
      </TaskList>
    </DashboardCard>
  )
}
