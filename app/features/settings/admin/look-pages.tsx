import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { type Shades, shadesOf } from '#server/features/settings/colour.shared.ts'

type Look = { shades: Shades; ground: Ground; mark: string; name: string }

const schemes = { light: m.look_by_day, dark: m.look_by_night }
/** The tokens of both schemes, whichever this screen is in; `on` is what is written on the colour. */
const grounds = {
  light: {
    paper: '#fcfbf6',
    surface: '#ffffff',
    line: '#dedbd2',
    edge: '#7c8378',
    ink: '#0d211d',
    muted: '#4a5853',
    on: '#fdfcfa',
  },
  dark: {
    paper: '#0d1816',
    surface: '#16231f',
    line: '#384642',
    edge: '#7c8a83',
    ink: '#f2f0eb',
    muted: '#a9b5ac',
    on: '#0c1a17',
  },
}
type Ground = (typeof grounds)['light']
const pages = { home: m.look_home, list: m.look_list, form: m.look_form }
const NAME_MAX = 18 // letters that a drawing has room for

/** Three pages as the site draws them with this colour and logo, by day and by night. */
export function LookPages({ colour, mark, name }: { colour: string; mark: string; name: string }) {
  const shades = shadesOf(colour)
  return (
    <section aria-labelledby="look-pages" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <div>
        <h3 id="look-pages" className="font-sans text-lg font-semibold">
          {m.look_title()}
        </h3>
        <p className="text-sm text-muted">{m.look_text()}</p>
      </div>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:gap-x-4">
        {(['light', 'dark'] as const).flatMap(scheme =>
          (['home', 'list', 'form'] as const).map(page => (
            <li key={scheme + page} className="grid content-start">
              <Page ground={grounds[scheme]} label={m.look_page({ page: pages[page](), scheme: schemes[scheme]() })}>
                <Frame shades={shades[scheme]} ground={grounds[scheme]} mark={mark} name={name} />
                {drawings[page]({ shades: shades[scheme], ground: grounds[scheme], mark, name })}
              </Page>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function Page({ ground, label, children }: { ground: Ground; label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 150" role="img" aria-label={label} className="w-full rounded-md border border-line">
      <rect width="120" height="150" fill={ground.paper} />
      {children}
    </svg>
  )
}

/** What every page has: the logo and the name at its top, the footer. */
function Frame({ shades, ground, mark, name }: Look) {
  const shown = name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name
  return (
    <>
      <rect width="120" height="20" fill={ground.surface} />
      <rect y="20" width="120" height="0.7" fill={ground.line} />
      {mark && <image href={mark} x="8" y="4" width="12" height="12" />}
      <text x={mark ? 24 : 8} y="13" fill={ground.ink} className="font-display text-[8px] font-semibold">
        {shown}
      </text>
      <rect y="134" width="120" height="16" fill={shades.deep} />
      <Line x={8} y={141} width={40} className="fill-on-deep" />
    </>
  )
}

type LineProps = { x: number; y: number; width: number; height?: number; fill?: string; className?: string }

const Line = ({ height = 3, ...props }: LineProps) => <rect height={height} rx={height / 2} {...props} />

const drawings = {
  home: ({ shades, ground }: Look) => (
    <>
      <Line x={8} y={30} width={90} height={6} fill={ground.ink} />
      <Line x={8} y={40} width={62} height={6} fill={ground.ink} />
      <Line x={8} y={51} width={80} fill={ground.muted} />
      <rect x="8" y="60" width="44" height="13" rx="3" className="fill-accent" />
      <Line x={15} y={65} width={30} className="fill-on-accent" />
      <Line x={60} y={65} width={34} fill={shades.brand} />
      {[8, 45, 82].map(x => (
        <g key={x}>
          <rect x={x} y="84" width="30" height="38" rx="3" fill={shades.soft} />
          <circle cx={x + 15} cy="97" r="6" fill={shades.brand} />
          <rect x={x + 12} y="96" width="6" height="2" rx="1" fill={ground.on} />
          <Line x={x + 5} y={110} width={20} fill={shades.brand} />
        </g>
      ))}
    </>
  ),
  list: ({ shades, ground }: Look) => (
    <>
      <Line x={8} y={30} width={56} height={6} fill={ground.ink} />
      {[46, 74, 102].map((y, n) => (
        <g key={y}>
          <rect
            x="8"
            y={y}
            width="104"
            height="22"
            rx="3"
            fill={ground.surface}
            stroke={ground.line}
            strokeWidth="0.7"
          />
          <Line x={14} y={y + 6} width={48 - n * 8} fill={shades.brand} />
          <Line x={14} y={y + 13} width={64} fill={ground.muted} />
          <rect x="88" y={y + 6} width="18" height="9" rx="4.5" fill={shades.soft} />
          <Line x={92} y={y + 9} width={10} fill={shades.brand} />
        </g>
      ))}
    </>
  ),
  form: ({ shades, ground }: Look) => (
    <>
      <Line x={8} y={30} width={70} height={6} fill={ground.ink} />
      {[46, 72].map((y, n) => (
        <g key={y}>
          <Line x={8} y={y} width={30} fill={ground.ink} />
          <rect
            x="8.5"
            y={y + 6}
            width="103"
            height="13"
            rx="3"
            fill={ground.surface}
            stroke={n === 0 ? shades.brand : ground.edge}
            strokeWidth={n === 0 ? 1.6 : 0.7}
          />
        </g>
      ))}
      <rect x="8" y="101" width="46" height="15" rx="3" fill={shades.brand} />
      <Line x={16} y={107} width={30} fill={ground.on} />
      <Line x={64} y={107} width={36} fill={shades.brand} />
    </>
  ),
}
