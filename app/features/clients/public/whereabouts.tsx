import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Place, views } from '#server/features/clients/map/views.shared.ts'

const ZOOM = 2.6 // of the map without an enlarged part

/** The country on the part of the map around it. */
export function Whereabouts({ place, country }: { place: Place; country: string }) {
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
        <Link to="/our-clients" hash="record" className={standaloneLink}>
          {m.client_on_map()}
        </Link>
      </figcaption>
    </figure>
  )
}
