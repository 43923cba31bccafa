import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { coloursOf } from '#app/features/settings/admin/picture-colours.ts'
import { LookPages } from '#app/features/settings/admin/look-pages.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { contrast, CONTRAST_MIN, HEX, PRODUCT_COLOUR, shadesOf } from '#server/features/settings/colour.shared.ts'

type Props = { values: Record<string, unknown>; set: (name: string, value: string) => void }

const WHITE = '#ffffff'
const DARK = '#101f1c'

/** The colours of the chosen logo, whether words in the chosen one can be read, and three pages in it, before anybody else sees them. */
export function LookChoice({ values, set }: Props) {
  const mark = String(values.mark ?? '')
  const typed = String(values.colour ?? '')
    .trim()
    .toLowerCase()
  const colours = useColours(mark, typed, colour => set('colour', colour))
  const colour = HEX.test(typed) ? typed : undefined
  return (
    <div className="grid min-w-0 gap-6">
      {colours && colours.length > 0 && (
        <div role="group" aria-label={m.look_from()} className="flex flex-wrap items-center gap-3">
          <span className="text-sm font-semibold">{m.look_from()}</span>
          {colours.map(each => (
            <Button
              key={each}
              variant="secondary"
              size="sm"
              aria-label={m.look_take({ colour: each })}
              aria-pressed={each === colour}
              onClick={() => set('colour', each)}
            >
              <Swatch colour={each} />
              {each}
            </Button>
          ))}
        </div>
      )}
      {colours?.length === 0 && <p className="text-sm text-muted">{m.look_grey()}</p>}
      {colour && <Contrast colour={colour} />}
      <LookPages
        colour={colour ?? PRODUCT_COLOUR}
        mark={mark}
        name={String((getLocale() === 'bn' && values.nameBn) || values.name || '')}
      />
      {typed && (
        <div>
          <Button variant="ghost" size="sm" className="-ms-3" onClick={() => set('colour', '')}>
            <Swatch colour={PRODUCT_COLOUR} />
            {m.look_own()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The colours of a picture; of one that is chosen while the form is open, the strongest is proposed where nobody has typed another. */
function useColours(mark: string, typed: string, propose: (colour: string) => void) {
  const { data } = useQuery({
    queryKey: ['picture-colours', mark],
    queryFn: () => coloursOf(mark).catch(() => null),
    enabled: mark !== '',
    staleTime: Infinity,
  })
  const seen = useRef(mark)
  const proposed = useRef('')
  useEffect(() => {
    if (data === undefined || seen.current === mark) return
    seen.current = mark
    if (typed !== '' && typed !== proposed.current) return
    proposed.current = data?.[0] ?? ''
    if (data?.[0]) propose(data[0])
  })
  return mark ? data : undefined
}

function Contrast({ colour }: { colour: string }) {
  const { light, dark } = shadesOf(colour)
  const ratio = (one: string, ground: string) =>
    formatNumber(Math.floor(contrast(one, ground) * 10) / 10, { maximumFractionDigits: 1 })
  const used = { light: ratio(light.brand, WHITE), dark: ratio(dark.brand, DARK) }
  const isWeak = contrast(colour, WHITE) < CONTRAST_MIN
  return isWeak ? (
    <Alert variant="warning" title={m.look_weak({ colour, ratio: ratio(colour, WHITE), used: light.brand, ...used })} />
  ) : (
    <p role="status" className="text-sm text-muted">
      {m.look_strong(used)}
    </p>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <rect width="16" height="16" rx="4" fill={colour} />
    </svg>
  )
}
