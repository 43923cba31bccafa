import { Outlet, useChildMatches, useParams, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { contentTypes } from '#app/staff/content-types.ts'
import { loadedRecord } from './load-record.ts'
import type { Opened } from './edited-record.ts'
import { useFormKey } from './use-form-key.ts'

export type RecordForm = {
  opened: Opened | undefined
  /** The address is that of a new record. */
  isNew: boolean
  /** Gives a new record its address; the form stays as it is, with its texts and its focus. */
  onCreated: (id: string) => Promise<void>
  /** Begins with an empty form. */
  renew: () => void
}
type Props = { feature: string; children: (form: RecordForm) => ReactNode }

/** The screen above the addresses of a new record and of each saved one, whose routes load it and show why they cannot. */
export function RecordScreen({ feature, children }: Props) {
  const { id } = useParams({ strict: false })
  const status = useChildMatches({ select: matches => matches.at(-1)?.status })
  const router = useRouter()
  const { key, isCreatedHere, keep, renew } = useFormKey(id)

  async function onCreated(id: string) {
    keep(id)
    const to = contentTypes[feature]?.editPage(id)
    await router.navigate({ to, replace: true, state: true, resetScroll: false, ignoreBlocker: true })
  }
  return (
    <>
      {!isCreatedHere && <Outlet />}
      {(id === undefined || isCreatedHere || status === 'success') && (
        <Opening key={key} feature={feature} id={id}>
          {opened => children({ opened, isNew: id === undefined, onCreated, renew })}
        </Opening>
      )}
    </>
  )
}

type OpeningProps = { feature: string; id: string | undefined; children: (opened: Opened | undefined) => ReactNode }

/** The record as it was when its form was opened: changes are compared with it. */
function Opening({ feature, id, children }: OpeningProps) {
  const [opened] = useState(() => (id === undefined ? undefined : loadedRecord(feature, id)))
  return children(opened)
}
