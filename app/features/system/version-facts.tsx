import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { formatMoment } from '#app/editor/format-moment.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemCard } from './system-section.tsx'

/** What runs here, as somebody who helps will ask. */
export function VersionFacts({ versions }: Pick<SystemOverview, 'versions'>) {
  const { product, commit, key, node, database, migration, startedAt } = versions
  return (
    <SystemCard title={m.system_versions()}>
      <DescriptionList variant="beside">
        <DescriptionItem term={m.system_product()} lang="en">
          {product} ({commit})
        </DescriptionItem>
        {key && (
          <DescriptionItem term={m.system_key()} lang="en">
            {key}
          </DescriptionItem>
        )}
        <DescriptionItem term="Node" lang="en">
          {node}
        </DescriptionItem>
        <DescriptionItem term={m.system_database()} lang="en">
          {database}
        </DescriptionItem>
        <DescriptionItem term={m.system_schema()} lang="en">
          {migration}
        </DescriptionItem>
        <DescriptionItem term={m.system_started()}>
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </DescriptionItem>
      </DescriptionList>
    </SystemCard>
  )
}
