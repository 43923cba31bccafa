import { countryText } from '#app/features/clients/country-text.ts'
import type { ClientCard } from '#app/features/clients/queries.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { GULF_ON_WORLD as gulf, type View, views } from '#server/features/clients/map/views.shared.ts'
import { breakName, type Label as Place, type Marked, placeLabels } from './place-labels.ts'

/** Pixels that a map is wide on a phone, and on the narrowest screen with both side by side. */
const SMALLEST = 328
const BESIDE: Record<View, number> = { world: 575, gulf: 340 }
const RADIUS = { min: 4, max: 18 }

type Props = { view: View; clients: ClientCard[]; alt: string }

/**
 * A map that the server draws, with the countries on it as links: circles by the people placed there, with their names
 * where there is room.
 */
export function CountryMap({ view, clients, alt }: Props) {
  const { file, width, height } = views[view]
  const marked = markedOn(view, clients)
  const sized = (pixels: number) => ({ width: pixels, height: (pixels / width) * height })
  const onPhone = placeLabels(marked, sized(SMALLEST))
  const labels = placeLabels(marked, sized(BESIDE[view]), onPhone)
  return (
    <div className="relative">
      <img src={`${file}#soft`} alt={alt} width={width} height={height} loading="lazy" className="h-auto w-full" />
      <svg width="100%" height="100%" className="absolute inset-0 text-xs">
        {view === 'world' && clients.some(({ place }) => place?.gulf) && <GulfFrame />}
        {marked.map(({ id, at: [x, y], radius, name, lines, lang }) => {
          const label = labels.get(id)
          const isOnPhone = onPhone.has(id)
          return (
            <svg key={id} x={`${x}%`} y={`${y}%`} overflow="visible">
              <a
                href={localPath(`/our-clients/${id}`)}
                lang={lang}
                aria-label={name}
                className="fill-brand hover:fill-accent active:fill-accent-strong focus-visible:fill-accent"
              >
                {!isOnPhone && <title>{name}</title>}
                <circle r={Math.max(radius, 12)} fillOpacity="0" />
                <circle r={radius} fillOpacity="0.85" stroke="var(--color-surface)" />
                {label && <Label {...label} lines={lines} className={isOnPhone ? undefined : 'max-lg:hidden'} />}
              </a>
            </svg>
          )
        })}
      </svg>
    </div>
  )
}

type LabelProps = Place & { lines: string[]; className?: string | undefined }

/** A name, and a line to it where it is away from its circle. */
function Label({ x, y, end, lines, className }: LabelProps) {
  return (
    <g className={className}>
      {end && <path d={`M0 0L${end.join(' ')}`} stroke="var(--color-ink)" strokeWidth="0.75" />}
      <text {...words}>
        {lines.map((line, n) => (
          <tspan key={n} x={x} y={y + (n - (lines.length - 1) / 2) * 15 + 4} fontWeight={600}>
            {n > 0 && ' '}
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Letters on the land and the sea of a map. */
const words = {
  textAnchor: 'middle',
  fill: 'var(--color-ink)',
  stroke: 'var(--color-paper)',
  strokeWidth: 3,
  paintOrder: 'stroke',
} as const

/** The countries of one map, the largest first; what the Gulf's map shows is not on the other. */
function markedOn(view: View, clients: ClientCard[]): (Marked & { name: string; lang?: string | undefined })[] {
  const most = Math.max(1, ...clients.map(({ employed }) => employed))
  return clients.flatMap(({ _id: id, employed, place, ...country }) => {
    const at = view === 'world' && place?.gulf ? undefined : place?.[view]
    if (!at) return []
    const { children: name, lang } = countryText(country)
    const radius = Math.round(RADIUS.min + (RADIUS.max - RADIUS.min) * Math.sqrt(employed / most))
    return { id, at, radius, name, lines: breakName(name), lang }
  })
}

/** Where the other map lies: below on phones, before this one on wide screens. */
function GulfFrame() {
  const [right, bottom] = [`${gulf.x + gulf.width}%`, `${gulf.y + gulf.height}%`]
  const [left, top] = [`${gulf.x}%`, `${gulf.y}%`]
  return (
    <g stroke="var(--color-edge)" fill="none">
      <rect x={left} y={top} width={`${gulf.width}%`} height={`${gulf.height}%`} rx="4" />
      <g className="lg:hidden">
        <line x1={left} y1={bottom} x2={left} y2="100%" />
        <line x1={right} y1={bottom} x2={right} y2="100%" />
      </g>
      <g className="max-lg:hidden">
        <line x1={left} y1={top} x2="0" y2={top} />
        <line x1={left} y1={bottom} x2="0" y2={bottom} />
      </g>
      <text {...words} x={`${gulf.x + gulf.width / 2}%`} y={`${gulf.y + gulf.height / 2}%`} dy="4" fontWeight="600">
        {m.map_gulf()}
      </text>
    </g>
  )
}
