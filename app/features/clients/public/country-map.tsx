import type { ClientCard } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { GULF_ON_WORLD as gulf, type View, views } from '#server/features/clients/map/views.shared.ts'
import { type Marked, placeLabels } from './place-labels.ts'

const SMALLEST = 328 // pixels that a map is wide on a phone
const RADIUS = { min: 4, max: 18 }

type Props = { view: View; clients: ClientCard[]; alt: string }

/** A map that the server draws, with the countries on it as links: circles by the people placed there, with their names and figures where there is room. */
export function CountryMap({ view, clients, alt }: Props) {
  const { file, width, height } = views[view]
  const marked = markedOn(view, clients)
  const labels = placeLabels(marked, { width: SMALLEST, height: (SMALLEST / width) * height })
  return (
    <div className="relative">
      <img src={`${file}#soft`} alt={alt} width={width} height={height} loading="lazy" className="h-auto w-full" />
      <svg width="100%" height="100%" className="absolute inset-0 text-xs">
        {view === 'world' && clients.some(({ place }) => place?.gulf) && <GulfFrame />}
        {marked.map(({ id, at: [x, y], radius, lines, lang }) => {
          const label = labels.get(id)
          return (
            <svg key={id} x={`${x}%`} y={`${y}%`} overflow="visible">
              <a
                href={localPath(`/our-clients/${id}`)}
                lang={lang}
                aria-label={lines.join(': ')}
                className="fill-brand hover:fill-accent focus-visible:fill-accent"
              >
                {!label && <title>{lines.join(': ')}</title>}
                <circle r={Math.max(radius, 12)} fillOpacity="0" />
                <circle r={radius} fillOpacity="0.85" stroke="var(--color-surface)" />
                {label?.isAway && (
                  <path d={`M0 0L${label.x} ${label.y}`} stroke="var(--color-ink)" strokeWidth="0.75" />
                )}
                {label && (
                  <text
                    textAnchor="middle"
                    fill="var(--color-ink)"
                    stroke="var(--color-paper)"
                    strokeWidth="3"
                    paintOrder="stroke"
                  >
                    {lines.map((line, n) => (
                      <tspan
                        key={n}
                        x={label.x}
                        y={label.y + (n - (lines.length - 1) / 2) * 15 + 4}
                        fontWeight={n === 0 ? 600 : 400}
                      >
                        {line}
                      </tspan>
                    ))}
                  </text>
                )}
              </a>
            </svg>
          )
        })}
      </svg>
    </div>
  )
}

/** The countries of one map, the largest first; what the Gulf's map shows is not on the other. */
function markedOn(view: View, clients: ClientCard[]): (Marked & { lang?: string | undefined })[] {
  const most = Math.max(1, ...clients.map(({ employed }) => employed))
  return clients.flatMap(({ _id: id, countryName, countryNameBn, employed, place }) => {
    const at = view === 'world' && place?.gulf ? undefined : place?.[view]
    if (!at) return []
    const { children: name, lang } = localizedText(countryName, countryNameBn)
    const radius = Math.round(RADIUS.min + (RADIUS.max - RADIUS.min) * Math.sqrt(employed / most))
    return { id, at, radius, lines: employed > 0 ? [name, formatNumber(employed)] : [name], lang }
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
      <text
        x={`${gulf.x + gulf.width / 2}%`}
        y={`${gulf.y + gulf.height / 2}%`}
        dy="4"
        textAnchor="middle"
        fill="var(--color-ink)"
        stroke="var(--color-paper)"
        strokeWidth="3"
        paintOrder="stroke"
        fontWeight="600"
      >
        {m.map_gulf()}
      </text>
    </g>
  )
}
