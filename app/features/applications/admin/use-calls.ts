import { useEffect, useEffectEvent, useState } from 'react'
import { newTabId } from '#app/editor/tab-id.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { releaseEditing } from '#app/features/content/release-editing.ts'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'

type Asked = { id?: string; passed?: string[] }

/**
 * Calls people one after another, of one vacancy or of all: whoever is shown is left out for colleagues until the next one is, or
 * the page is closed. `show` brings one of them back. `outcomes` are those of this round, `passedAt` says when somebody was passed over.
 */
export function useCalls(vacancy: string | undefined) {
  const [tab] = useState(newTabId)
  const [passed, setPassed] = useState<string[]>([])
  const [passedAt, setPassedAt] = useState<Record<string, string>>({})
  const [outcomes, setOutcomes] = useState<Record<string, CallOutcome | undefined>>({})
  const { mutate, data, isPending, isError } = useStaffMutation({
    mutationFn: ({ id, passed: without = passed }: Asked) =>
      applicationsClient().nextCall.mutate({ id, tab, passed: without, vacancy }),
  })
  const begin = useEffectEvent(() => mutate({}))
  useEffect(() => {
    begin()
    const release = () => releaseEditing(tab)
    addEventListener('pagehide', release)
    return () => {
      release()
      removeEventListener('pagehide', release)
    }
  }, [tab])

  function go(without: string[]) {
    setPassed(without)
    mutate({ passed: without })
  }
  return {
    application: data?.application,
    left: data?.left ?? 0,
    passed,
    outcomes: Object.values(outcomes),
    /** who comes back, once nobody is left */
    later: data && 'later' in data ? data.later : undefined,
    isDone: data !== undefined && data.application === null,
    isPending,
    isError,
    next: () => mutate({}),
    logged: (id: string, outcome: CallOutcome) => {
      setOutcomes(before => ({ ...before, [id]: outcome }))
      mutate({})
    },
    /** One whose call was taken back. */
    show: (id: string) => {
      setOutcomes(before => ({ ...before, [id]: undefined }))
      mutate({ id })
    },
    pass: (id: string) => {
      setPassedAt(before => ({ ...before, [id]: new Date().toISOString() }))
      go([...passed, id])
    },
    passedAt: (id: string): string | undefined => passedAt[id],
    passNobody: () => go([]),
  }
}
