import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { BackupFacts } from './backup-facts.tsx'
import { JobsTable } from './jobs-table.tsx'
import { MailTest } from './mail-test.tsx'
import { SettingsList } from './settings-list.tsx'
import { StorageFacts } from './storage-facts.tsx'
import { VersionFacts } from './version-facts.tsx'
import { Warnings } from './warnings.tsx'

const WATCH_MS = 1_000

/** The same for the page: fetched again while a job is under way. */
const watched = () =>
  trpc().system.overview.queryOptions(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(job => job.state === 'running' || job.state === 'asked') ? WATCH_MS : false,
  })

/** How the installation is doing, what needs somebody first. */
export function SystemPage() {
  const { data } = useSuspenseQuery(watched())
  return (
    <>
      <PageHeader variant="staff" title={m.system_title()} description={m.system_lead()} />
      <div className="grid max-w-page gap-10">
        <Warnings warnings={data.warnings} />
        <JobsTable jobs={data.jobs} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <BackupFacts backup={data.backup} />
          <MailTest mail={data.mail} />
          <StorageFacts storage={data.storage} />
          <VersionFacts versions={data.versions} />
        </div>
        <SettingsList settings={data.settings} />
      </div>
    </>
  )
}
