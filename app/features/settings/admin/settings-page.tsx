import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DocumentScreen } from '#app/editor/document-form.tsx'
import { loadRecord } from '#app/editor/load-record.ts'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type SettingGroup, settingGroups } from '#server/features/settings/schema.ts'
import type { StageRow } from '#server/features/workers/stages.shared.ts'
import { LicenceReminder } from './licence-reminder.tsx'
import { StagesNow } from './stages-now.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { Section } from '#app/editor/document/section.ts'

type State = Outputs['settings']['overview']['groups'][number]

const overviewQuery = () => trpc().settings.overview.queryOptions()

/** Parts of a form in another order than that of its fields. */
const sections: Partial<Record<SettingGroup, () => Section[]>> = {
  identity: () => [
    { fields: ['name', 'nameBn', 'shortName', 'shortNameBn', 'since'] },
    { title: m.settings_pictures(), fields: ['mark', 'share', 'shareFocus'] },
    { title: m.settings_credit(), fields: ['creditName', 'creditLink'] },
  ],
  contact: () => [
    { title: m.settings_phones(), list: 'phones' },
    { title: m.settings_emails(), list: 'emails' },
    { title: m.settings_addresses(), list: 'addresses' },
    { title: m.settings_sketch(), fields: ['sketch', 'sketchAlt', 'sketchAltBn'] },
    { title: m.settings_hours(), fields: ['hours', 'hoursBn'] },
  ],
  stages: () => [
    {
      title: m.settings_stages_now(),
      renderNote: values => <StagesNow rows={(values.rows ?? []) as StageRow[]} />,
    },
    { title: m.settings_stages_rows(), list: 'rows' },
  ],
  figures: () => [{ fields: ['placed', 'placedAsOf'] }, { title: m.settings_more_figures(), list: 'figures' }],
}

/** Loads what the page of a group shows, and gives its title. Throws notFound(). */
export async function loadSettings(group: string) {
  await Promise.all([loadRecord(`settings-${group}`, `settings-${group}`), load(overviewQuery())])
  return { title: `${m.settings_title()}: ${settingGroups[group as SettingGroup].label()}` }
}

/** The groups of settings, and the form of one of them. */
export function SettingsPage({ group }: { group: SettingGroup }) {
  const { data } = useSuspenseQuery(overviewQuery())
  const feature = `settings-${group}`
  return (
    <div className="grid gap-8 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-12">
      <nav aria-label={m.settings_groups()} className="xl:pt-8">
        <ul className="grid gap-1 max-xl:grid-cols-2 max-sm:grid-cols-1">
          {data.groups.map(state => (
            <li key={state.group}>
              <GroupLink {...state} isCurrent={state.group === group} />
            </li>
          ))}
        </ul>
        {data.hasStorybook && (
          <p className="mt-4 border-t border-line pt-4">
            <a href="/storybook/" className={`${standaloneLink} px-3 font-normal!`}>
              {m.settings_storybook()}
            </a>
          </p>
        )}
      </nav>
      <div>
        <LicenceReminder licences={data.licences} />
        <DocumentScreen
          key={group}
          feature={feature}
          id={feature}
          title={settingGroups[group].label()}
          sections={sections[group]?.()}
        />
      </div>
    </div>
  )
}

function GroupLink({ group, missing, isDraft, isCurrent }: State & { isCurrent: boolean }) {
  const notes = [
    isDraft && m.settings_draft(),
    missing.length > 0 && m.settings_missing({ fields: missing.join(', ') }),
  ]
  return (
    <Link
      to="/admin/settings/$group"
      params={{ group }}
      aria-current={isCurrent ? 'page' : undefined}
      className={groupLink}
    >
      <span className="font-semibold">{settingGroups[group].label()}</span>
      {notes.filter(Boolean).map(note => (
        <span key={String(note)} className="text-sm text-muted">
          {note}
        </span>
      ))}
    </Link>
  )
}

const groupLink =
  'grid min-h-11 content-center rounded-md px-3 py-2 hover:bg-sunken active:bg-line aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'
