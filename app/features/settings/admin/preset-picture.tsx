import { cx } from 'class-variance-authority'
import type { Preset } from '#server/registration/define-part.shared.ts'

const ENTRIES = { website: 5, jobs: 8, office: 12 } as const satisfies Record<Preset, number>

/** What a preset comes to: the sidebar of staff beside a page of the site, which has jobs from the second on, and figures in the third. */
export function PresetPicture({ preset, isChosen }: { preset: Preset; isChosen: boolean }) {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      className={cx('w-full rounded-md border bg-paper', isChosen ? 'border-brand ring-2 ring-brand' : 'border-line')}
    >
      <rect width="42" height="96" className="fill-surface" />
      {Array.from({ length: ENTRIES[preset] }, (_, n) => (
        <rect key={n} x="7" y={8 + n * 7} width={n % 3 === 1 ? 22 : 28} height="3" rx="1.5" className="fill-edge" />
      ))}
      <rect x="50" y="8" width="102" height="26" rx="3" className="fill-brand" />
      <rect x="57" y="16" width="46" height="4" rx="2" className="fill-on-brand" />
      <rect x="57" y="24" width="28" height="3" rx="1.5" className="fill-on-brand" />
      {[50, 85, 120].map(x => (
        <rect key={x} x={x} y="40" width="32" height={preset === 'website' ? 32 : 18} rx="3" className="fill-line" />
      ))}
      {preset !== 'website' &&
        [64, 73].map(y => (
          <g key={y}>
            <rect x="50" y={y} width="72" height="5" rx="2.5" className="fill-line" />
            <rect x="134" y={y} width="18" height="5" rx="2.5" className="fill-accent" />
          </g>
        ))}
      {preset === 'office' &&
        [22, 50, 34, 68].map((width, n) => (
          <rect
            key={width}
            x={50 + n * 26}
            y="84"
            width={Math.min(width / 3, 22)}
            height="5"
            rx="2.5"
            className="fill-brand"
          />
        ))}
    </svg>
  )
}
