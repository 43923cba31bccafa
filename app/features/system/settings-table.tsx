import { type Column, DataTable } from '@agency/ui/DataTable'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './system-page.tsx'
import { SystemTable } from './system-section.tsx'

type Setting = SystemOverview['settings'][number]

/** Which variables the environment sets. The server sends values only of those that are listed as harmless. */
export function SettingsTable({ settings }: { settings: Setting[] }) {
  const given = settings.filter(({ isGiven }) => isGiven)
  const others = settings.filter(({ isGiven, value }) => !isGiven && value !== null)
  const unset = settings.filter(({ isGiven, value }) => !isGiven && value === null)
  return (
    <SystemTable title={m.system_settings()} text={m.system_settings_text()}>
      <DataTable
        density="compact"
        label={m.system_settings()}
        rows={[...given, ...others]}
        idOf={({ name }) => name}
        columns={columns()}
      />
      {unset.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {m.system_setting_unset()}:{' '}
          <span lang="en" className="wrap-anywhere">
            {unset.map(({ name }) => name).join(', ')}
          </span>
        </p>
      )}
    </SystemTable>
  )
}

const columns = (): Column<Setting>[] => [
  {
    title: m.system_setting(),
    variant: 'title',
    cell: ({ name }) => (
      <span lang="en" className="font-semibold wrap-anywhere">
        {name}
      </span>
    ),
  },
  {
    title: m.system_setting_value(),
    cell: ({ value, isGiven }) =>
      value === null ? (
        <span className="text-muted">{m.system_setting_hidden()}</span>
      ) : (
        <>
          <span lang="en" className="wrap-anywhere">
            {value}
          </span>{' '}
          {!isGiven && <span className="text-sm text-muted">({m.system_setting_default()})</span>}
        </>
      ),
  },
]
