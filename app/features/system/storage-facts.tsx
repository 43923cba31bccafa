import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemCard } from './system-section.tsx'

const MEGABYTE = 1e6
const GIGABYTE = 1e9
const places = { disk: m.system_place_disk, s3: m.system_place_s3, imgbb: m.system_place_imgbb }

/** How large the database and the pictures are, where pictures are, and what the disk has left. */
export function StorageFacts({ storage: { database, disk, pictures } }: Pick<SystemOverview, 'storage'>) {
  return (
    <SystemCard title={m.system_storage()}>
      <DescriptionList variant="beside">
        <DescriptionItem term={m.system_database_size()}>{formatBytes(database)}</DescriptionItem>
        <DescriptionItem term={m.system_disk_free()}>
          {m.system_disk_value({ free: formatBytes(disk.free), total: formatBytes(disk.total) })}
        </DescriptionItem>
        <DescriptionItem term={m.system_pictures()}>
          {m.system_pictures_value({ ...plural(pictures.count), size: formatBytes(pictures.bytes) })}
        </DescriptionItem>
        <DescriptionItem term={m.system_pictures_place()}>{places[pictures.place]()}</DescriptionItem>
      </DescriptionList>
    </SystemCard>
  )
}

function formatBytes(bytes: number): string {
  return bytes < GIGABYTE
    ? m.system_megabytes({ size: formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 }) })
    : m.system_gigabytes({ size: formatNumber(bytes / GIGABYTE, { maximumFractionDigits: 1 }) })
}
