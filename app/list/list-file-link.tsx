import { Button } from '@agency/ui/Button'
import { Download } from 'lucide-react'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  path: `/admin/${string}.csv`
  /** What the list is narrowed down to. */
  filter: Record<string, string | undefined>
  label?: string
}

/** Downloads a list as it is filtered, all its pages, in the language of this page. */
export function ListFileLink({ path, filter, label = m.list_csv() }: Props) {
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(chosen as [string, string][]).toString()
  return (
    <Button asChild variant="secondary">
      <a href={localPath(path) + (query && `?${query}`)} download>
        <Download aria-hidden="true" />
        {label}
      </a>
    </Button>
  )
}
