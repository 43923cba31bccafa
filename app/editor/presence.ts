import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RELEASE_PATH, releaseEditing } from '#app/features/content/release-editing.ts'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { newTabId } from './tab-id.ts'

const HEARTBEAT_MS = 30_000
/** The form that this tab has left last: a beacon may be lost with the page that sends it. */
const LEFT_KEY = 'left-form'

export type Presence = Outputs['content']['editing']

type Options = { feature: string; recordId: string | undefined; isDirty: boolean }

/**
 * Who else has the record open, and its newest saved state; undefined until the server has answered. Tells the server
 * every 30 seconds, when the tab is shown or hidden, and when unsaved changes begin or end, until the form closes.
 */
export function usePresence({ feature, recordId, isDirty }: Options): Presence | undefined {
  const [tab] = useState(newTabId)
  const { data, refetch } = useQuery({
    queryKey: ['editing', tab, feature, recordId, isDirty],
    queryFn: recordId
      ? async () => {
          await releaseLeft(tab)
          return trpcClient().content.editing.mutate({ feature, _id: recordId, tab, isDirty })
        }
      : skipToken,
    placeholderData: keepPreviousData,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  })

  useEffect(() => {
    let isClosing = false
    const onChange = () => {
      if (!isClosing) void refetch() // a closing tab is hidden after `pagehide`
    }
    const release = () => {
      isClosing = true
      sessionStorage.setItem(LEFT_KEY, tab)
      releaseEditing(tab)
    }
    document.addEventListener('visibilitychange', onChange)
    addEventListener('pagehide', release)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('pagehide', release)
      release()
    }
  }, [tab, refetch])

  return data
}

/** Releases the form that this tab has left, if that is not the present one. */
async function releaseLeft(tab: string) {
  const left = sessionStorage.getItem(LEFT_KEY)
  if (!left || left === tab) return
  await fetch(RELEASE_PATH, { method: 'POST', body: left }).catch(() => {}) // the next call tells whether the server is there
  sessionStorage.removeItem(LEFT_KEY)
}
