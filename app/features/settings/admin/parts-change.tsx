import { Accordion } from '@agency/ui/Accordion'
import { Alert } from '@agency/ui/Alert'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { trpc, type Outputs } from '#app/rendering/trpc.ts'
import type { StaffFeature } from '#app/staff/define-staff.ts'
import { siteLinksOf } from '#app/site/features.ts'
import { link } from '#app/layouts/link-style.ts'
import { isUsed } from '#i18n/agency.ts'
import { localPath, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isInUse, type Part, partOf, partsOf } from '#server/registration/define-part.shared.ts'

type DescribedPart = Outputs['settings']['parts'][number]

/** What goes and comes by the choice that a form holds, part by part, and who waits in what would go. */
export function PartsChange({
  features,
  values,
}: {
  features: readonly StaffFeature[]
  values: Record<string, unknown>
}) {
  const { data } = useQuery(trpc().settings.parts.queryOptions())
  const pages = usePages()
  const changed = partsOf(features).filter(part => isUsed(part.name) !== (values[part.name] !== false))
  if (!data || changed.length === 0) return null
  return (
    <section aria-labelledby="parts-change" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 id="parts-change" className="font-sans text-xl">
        {m.parts_change()}
      </h2>
      {changed.map(part => (
        <PartChange
          key={part.name}
          part={part}
          described={data.find(({ name }) => name === part.name)!}
          screens={features.filter(feature => partOf(feature) === part.name).flatMap(({ screens = [] }) => screens)}
          pages={pages.filter(page => page.part === part.name).map(({ path }) => path)}
        />
      ))}
      <p className="text-sm text-muted">{m.parts_kept()}</p>
    </section>
  )
}

type PartChangeProps = {
  part: Part
  described: DescribedPart
  screens: { label: () => string }[]
  pages: string[]
}

function PartChange({ part, described, screens, pages }: PartChangeProps) {
  const { calls, mails, limits, waiting } = described
  const isGoing = isInUse({ part })
  const rows: Rows = [
    [m.parts_screens(), screens.map(({ label }) => label())],
    [m.parts_pages(), pages],
    [m.parts_links(), [...new Set(siteLinksOf(part.name).map(({ label }) => label()))]],
    [m.parts_mails(), mails],
  ]
  const ofPrograms: Rows = [
    [m.parts_calls(), calls.map(path => `/api/v1${path}`)],
    [m.parts_limits(), limits.map(limit => m.parts_limit(limit))],
  ]
  const count = waiting.reduce((sum, each) => sum + each.count, 0)
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-sans font-semibold">
        {isGoing ? m.part_goes({ part: part.label() }) : m.part_comes({ part: part.label() })}
      </h3>
      {isGoing && count > 0 && (
        <Alert
          variant="warning"
          title={m.part_waits({ ...plural(count), part: part.label() })}
          actions={waiting.map(({ list }) => (
            <a key={list} href={localPath(list)} className={link}>
              {m.part_see()}
            </a>
          ))}
        />
      )}
      <Described rows={rows} />
      {hasAny(ofPrograms) && (
        <Accordion variant="box" title={m.parts_programs()}>
          <Described rows={ofPrograms} />
        </Accordion>
      )}
    </div>
  )
}

type Rows = [term: string, all: string[]][]

const hasAny = (rows: Rows) => rows.some(([, all]) => all.length > 0)

function Described({ rows }: { rows: Rows }) {
  if (!hasAny(rows)) return null
  return (
    <DescriptionList variant="plain">
      {rows.map(
        ([term, all]) =>
          all.length > 0 && (
            <DescriptionItem key={term} term={term}>
              {all.join(', ')}
            </DescriptionItem>
          ),
      )}
    </DescriptionList>
  )
}

/** The public pages that belong to a part, with … for what differs. */
function usePages() {
  const router: AnyRouter = useRouter()
  const routes = Object.values<{ fullPath: string; options: { staticData?: { part?: string } } }>(router.routesById)
  return routes
    .filter(({ fullPath }) => !fullPath.startsWith('/admin'))
    .flatMap(({ fullPath, options }) => {
      const part = options.staticData?.part
      return part ? { part, path: fullPath.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '…') } : []
    })
}
