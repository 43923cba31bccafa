import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, notFound, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DocumentScreen } from '#app/editor/document-form.tsx'
import { loadRecord } from '#app/editor/load-record.ts'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { agency, setAgency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { LicenceReminder } from './licence-reminder.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { contentTypes, usedTypes } from '#app/staff/content-types.ts'

type State = Outputs['settings']['overview']['groups'][number]

const overviewQuery = () => trpc().settings.overview.queryOptions()

/** Loads what the page of a group shows, and gives its title. Throws notFound(). */
export async function loadSettings(group: string) {
  const feature = `settings-${group}`
  const type = usedTypes()[feature]
  if (!type) throw notFound()
  await Promise.all([loadRecord(feature, feature), load(overviewQuery()), type.staff?.load()])
  return { title: `${m.settings_title()}: ${type.one()}` }
}

/** The groups of settings, and the form of one of them. */
export function SettingsPage({ group }: { group: string }) {
  useNewFacts()
  const { data } = useSuspenseQuery(overviewQuery())
  const feature = `settings-${group}`
  const type = contentTypes[feature]!
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
          title={type.one()}
          sections={type.staff?.use().sections?.(undefined)}
        />
      </div>
    </div>
  )
}

/** What is published here holds for the other screens at once: which parts there are, and what the agency is called. */
function useNewFacts() {
  const router = useRouter()
  const { data } = useQuery(trpc().settings.facts.queryOptions())
  useEffect(() => {
    if (!data || JSON.stringify(data) === JSON.stringify(agency())) return
    setAgency({ [getLocale()]: data })
    void router.invalidate()
  }, [data, router])
}

function GroupLink({ group, label, missing, isDraft, isCurrent }: State & { isCurrent: boolean }) {
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
      <span className="font-semibold">{label}</span>
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
