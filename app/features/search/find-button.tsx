import { Button } from '@agency/ui/Button'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'

const loadPalette = () => import('./palette.tsx').then(({ Palette }) => ({ default: Palette }))
const Palette = lazy(loadPalette)

/** Opens the palette that finds people, records and screens. It loads after the page: what is typed right after its keys is not lost. */
export function FindButton({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    loadPalette().catch(() => {}) // opening it tries again
  }, [])
  return (
    <>
      <Button
        variant="secondary"
        aria-keyshortcuts="Control+K"
        aria-label={m.palette_title()}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="max-lg:px-3"
      >
        <Search aria-hidden="true" />
        <span className="max-lg:hidden">{m.palette_open()}</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} me={me} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
