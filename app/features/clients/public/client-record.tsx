import { Bar, BarList } from '@agency/ui/BarList'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PublicClient } from '#app/features/clients/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { formatNumber, localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Place, views } from '#server/features/clients/map/views.shared.ts'
import { Companies, Unknown } from './companies-table.tsx'
import { sectorsOf } from './sectors.ts'

const ZOOM = 2.6 // of the map without an enlarged part

/** Who has taken on people in a country; beside it how many by sector, and where the country is. */
export function ClientRecord({ client }: { client: PublicClient }) {
  const { children: country } = localizedText(client.countryName, client.countryNameBn)
  const { company, place } = client
  const sectors = sectorsOf(company)
  return (
    <div className="mt-16 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
      <Part title={m.client_table({ country })}>
        <Companies country={country} company={company} />
      </Part>
      {(sectors.length > 1 || place) && (
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-1">
          {sectors.length > 1 && (
            <Part title={m.client_sectors()}>
              <BarList aria-label={m.client_sectors()}>
                {sectors.map(({ name, companies, employed }) => (
                  <Bar
                    key={name.children}
                    name={<span {...name} />}
                    figure={employed === null ? <Unknown /> : formatNumber(employed)}
                    detail={companies > 1 && m.client_companies(plural(companies))}
                    share={(employed ?? 0) / Math.max(1, sectors[0]?.employed ?? 0)}
                  />
                ))}
              </BarList>
            </Part>
          )}
          {place && <Whereabouts place={place} country={country} />}
        </div>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** The country on the part of the map around it. */
function Whereabouts({ place, country }: { place: Place; country: string }) {
  const view = place.gulf ? 'gulf' : 'world'
  const { file, width, height } = views[view]
  const [x = 0, y = 0] = place[view] ?? []
  const zoom = view === 'gulf' ? 1 : ZOOM
  const [partWidth, partHeight] = [width / zoom, Math.min(height, width / zoom)]
  const start = (middle: number, part: number, whole: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (middle / 100) * whole - part / 2)))
  const box = [start(x, partWidth, width), start(y, partHeight, height), Math.round(partWidth), Math.round(partHeight)]
  return (
    <figure className="print:hidden">
      <svg
        role="img"
        aria-label={m.client_map({ country })}
        viewBox={box.join(' ')}
        className="h-auto w-full rounded-lg border border-line"
      >
        <image href={`${file}#soft`} width={width} height={height} />
        <circle
          cx={(x / 100) * width}
          cy={(y / 100) * height}
          r={partWidth / 40}
          className="fill-brand"
          stroke="var(--color-surface)"
          strokeWidth={partWidth / 160}
        />
      </svg>
      <figcaption className="mt-2 text-sm">
        <Link to="/our-clients" hash="record" className={`${link} inline-flex min-h-11 items-center`}>
          {m.client_on_map()}
        </Link>
      </figcaption>
    </figure>
  )
}
