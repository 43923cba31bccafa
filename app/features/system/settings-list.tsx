import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemCard } from './system-section.tsx'

type Setting = SystemOverview['settings'][number]

/**
 * Which variables the environment sets, beside those that have their usual value. The server sends values only of those
 * that are listed as harmless.
 */
export function SettingsList({ settings }: { settings: Setting[] }) {
  const given = settings.filter(({ isGiven }) => isGiven)
  const usual = settings.filter(({ isGiven, value }) => !isGiven && value !== null)
  const unset = settings.filter(({ isGiven, value }) => !isGiven && value === null)
  return (
    <SystemCard title={m.system_settings()}>
      <p className="-mt-3 mb-4 max-w-text text-sm text-muted">{m.system_settings_text()}</p>
      <div className="grid items-start gap-x-12 gap-y-2 lg:grid-cols-2">
        {[given, usual]
          .filter(group => group.length > 0)
          .map(group => (
            <DescriptionList key={group[0]!.name} variant="beside">
              {group.map(setting => (
                <DescriptionItem key={setting.name} term={<span lang="en">{setting.name}</span>}>
                  <Value {...setting} />
                </DescriptionItem>
              ))}
            </DescriptionList>
          ))}
      </div>
      {unset.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {m.system_setting_unset()}:{' '}
          <span lang="en" className="wrap-anywhere">
            {unset.map(({ name }) => name).join(', ')}
          </span>
        </p>
      )}
    </SystemCard>
  )
}

function Value({ value, isGiven }: Setting) {
  if (value === null) return <span className="text-muted">{m.system_setting_hidden()}</span>
  return (
    <>
      <span lang="en">{value}</span> {!isGiven && <span className="text-muted">({m.system_setting_default()})</span>}
    </>
  )
}
