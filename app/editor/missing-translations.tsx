import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { useRef } from 'react'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useFocusNext } from './use-focus-next.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  /** Every translation in the order of the form, by the id of its input. */
  find: (values: T) => { id: string; isMissing: boolean }[]
  /** Called before an input gets the focus, to show it. */
  onJump?: () => void
}

/** How many texts are not in Bangla yet, and a button that goes from one to the next. */
export function MissingTranslations<T extends FieldValues>({ control, find, onJump }: Props<T>) {
  const translations = find(useWatch({ control }) as T)
  const missing = translations.filter(({ isMissing }) => isMissing)
  const last = useRef<string>(undefined)
  const focusNext = useFocusNext()

  function jump() {
    const after = translations.slice(translations.findIndex(({ id }) => id === last.current) + 1)
    const next = after.find(({ isMissing }) => isMissing) ?? missing[0]
    last.current = next?.id
    onJump?.()
    focusNext(() => {
      const input = document.getElementById(next?.id ?? '')
      input?.closest('details')?.setAttribute('open', '')
      return input
    })
  }

  if (missing.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Badge>{m.translations_missing(plural(missing.length))}</Badge>
      <Button variant="ghost" size="sm" onClick={jump}>
        {m.translation_next()}
      </Button>
    </div>
  )
}
