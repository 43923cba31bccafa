import { useRef, useState } from 'react'
import type { Client } from '#app/features/clients/queries.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Country } from '#app/features/clients/country.ts'
import type { usePictures } from '#app/editor/use-pictures.ts'

/** A flag from the list of countries: on its way, then there. */
type Listed = { code?: string; file?: File; coming?: Promise<void> }

/**
 * The flag of a client country: a file that somebody chooses, or our own drawing of the country chosen from the list.
 */
export function useFlag(pictures: ReturnType<typeof usePictures>, client: Client | undefined) {
  const [problem, setProblem] = useState<string>()
  const listed = useRef<Listed>({})

  /** A file that somebody has chosen stays, and so does the flag of the same country. */
  function takeFlagOf({ code, name, nameBn }: Country) {
    const { code: before, file } = listed.current
    if (before === code || (!before && client?.countryNameBn === nameBn)) return
    if (pictures.hasFlag() && !pictures.isFlag(file)) return
    const own: Listed = { code }
    listed.current = own
    setProblem(undefined)
    own.coming = bring(own, code, m.flag_of({ country: localizedText(name, nameBn).children }))
  }

  async function bring(own: Listed, code: string, name: string) {
    try {
      const { drawFlag } = await import('./draw-flag.ts')
      own.file = await drawFlag(code, name)
      if (listed.current === own) await pictures.add([own.file], 'flag')
    } catch {
      if (listed.current !== own) return
      listed.current = {}
      if (!client) setProblem(m.form_flag_failed())
    }
  }

  return {
    problem,
    takeFlagOf,
    async choose(files: File[]) {
      listed.current = {}
      setProblem(undefined)
      return pictures.add(files.slice(0, 1), 'flag')
    },
    remove(id: string) {
      listed.current = {}
      pictures.remove(id)
    },
    forget() {
      listed.current = {}
    },
    /** Whether there is one where one is needed, once what is on its way has come; says so beside the field. */
    async check(): Promise<boolean> {
      await listed.current.coming
      const isMissing = !client && !pictures.hasFlag()
      setProblem(isMissing ? m.form_flag_needed() : undefined)
      return !isMissing
    },
  }
}
