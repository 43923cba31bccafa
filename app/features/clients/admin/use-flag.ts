import { useRef, useState } from 'react'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Country, findCountryIn } from '#app/features/clients/country.ts'
import type { Pictures } from '#app/editor/use-pictures.ts'

/** A flag from the list of countries: being drawn, then drawn. */
type Listed = { code?: string; file?: File; drawing?: Promise<void> }

/**
 * The flag of a client country: a file that somebody chooses, or our own drawing of the country chosen from the list.
 */
export function useFlag(pictures: Pictures, saved: { url: string; country: string }) {
  const [problem, setProblem] = useState<string>()
  const listed = useRef<Listed>({})
  const choosing = useRef<Promise<void>>(undefined) // a file is looked at before it is shown

  /** Draws a country's flag, unless a file was chosen or the flag is already that country's. */
  function takeFlagOf(country: Country) {
    const { code } = country
    const { code: before, file } = listed.current
    if (before === code || (!before && saved.url && findCountryIn([country], saved.country))) return
    const [chosen] = pictures.at('flag')
    if (chosen && chosen.file !== file) return
    const mine: Listed = { code }
    listed.current = mine
    setProblem(undefined)
    mine.drawing = draw(mine, country, file)
  }

  async function draw(mine: Listed, country: Country, before: File | undefined) {
    const { code, name, nameBn } = country
    try {
      const { drawFlag } = await import('./draw-flag.ts')
      mine.file = await drawFlag(code, m.flag_of({ country: localizedText(name, nameBn).children }))
      await choosing.current
      const [chosen] = pictures.at('flag')
      if (listed.current !== mine || (chosen && chosen.file !== before)) return
      await pictures.add('flag', [mine.file])
    } catch {
      if (listed.current !== mine) return
      listed.current = {}
      const old = pictures.at('flag').find(({ file }) => before && file === before)
      if (old) pictures.remove(old.id) // it is another country’s
      if (!saved.url || !findCountryIn([country], saved.country)) setProblem(m.form_flag_failed())
    }
  }

  return {
    problem,
    takeFlagOf,
    async choose(files: File[]) {
      listed.current = {}
      setProblem(undefined)
      choosing.current = pictures.add('flag', files.slice(0, 1))
      await choosing.current
    },
    remove(id: string) {
      listed.current = {}
      pictures.remove(id)
    },
    /** Waits for a flag that is being drawn. */
    drawn: () => listed.current.drawing,
    /** Whether there is a flag; shows the error beside the field. */
    check(): boolean {
      const isMissing = !saved.url && pictures.at('flag').length === 0
      setProblem(isMissing ? m.form_flag_needed() : undefined)
      return !isMissing
    },
    showProblem: setProblem,
  }
}
