import { Button } from '@agency/ui/Button'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { sayNotLoaded } from '#app/rendering/failed-scripts.ts'
import { m } from '#i18n/paraglide/messages.js'

const loadPalette = () => import('./palette.tsx')

/**
 * Opens the palette that finds people, records and screens. It loads after the page and stands closed from then on, so that it opens
 * at once: what is typed right after its keys is not lost.
 */
export function FindButton({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPalette>>>()
  useEffect(() => {
    loadPalette().then(setLoaded, () => {}) // opening it tries again
  }, [])
  function open() {
    setOpen(true)
    if (loaded) return
    loadPalette().then(setLoaded, () => {
      setOpen(false)
      sayNotLoaded()
    })
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-keyshortcuts="Control+K"
        aria-label={m.palette_title()}
        onClick={open}
        className="max-lg:px-3"
      >
        <Search aria-hidden="true" />
        <span className="max-lg:hidden">{m.palette_open()}</span>
      </Button>
      {loaded && <loaded.Palette isOpen={isOpen} me={me} onClose={() => setOpen(false)} />}
    </>
  )
}
