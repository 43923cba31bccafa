import { Alert } from '@agency/ui/Alert'
import type { ComponentProps } from 'react'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { GapList } from './gap-list.tsx'
import type { Movable, Unready } from './queries.ts'
import { SkipReason } from './skip-reason.tsx'

type Props = ComponentProps<typeof SkipReason> & { rows: Movable[]; unready: Unready }

/** Who of many is not ready for a step and why, and the reason of whoever moves them all the same. */
export function NotReady({ rows, unready, ...reason }: Props) {
  return (
    <Alert title={m.applications_not_ready(plural(unready.length))}>
      <ul tabIndex={0} className="grid max-h-48 list-disc gap-1 overflow-y-auto ps-5">
        {unready.map(({ id, gaps }) => {
          const name = rows.find(row => row.id === id)?.name ?? ''
          return (
            <li key={id} className="wrap-anywhere">
              <span lang={languageOf(name)}>{name}</span>: <GapList application={id} gaps={gaps} />
            </li>
          )
        })}
      </ul>
      <SkipReason {...reason} />
    </Alert>
  )
}
