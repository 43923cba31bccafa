import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { releaseEditing } from '#app/features/content/release-editing.ts'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { newTabId } from './tab-id.ts'

const HEARTBEAT_MS = 30_000

export type Presence = Outputs['content']['editing']

type Options = { feature: string; recordId: string | undefined; isDirty: boolean }

/**
 * Who else has the record open, and its newest saved state; undefined until the server has answered. Tells the server every 30 seconds, when
 * the tab is shown or hidden, and when unsaved changes begin or end, until the form closes.
 */
export function usePresence({ feature, recordId, isDirty }: Options): Presence | undefined {
  const [tab] = useState(newTabId)
  const { data, refetch } = useQuery({
    queryKey: ['editing', tab, feature, recordId, isDirty],
    queryFn: recordId ? () => trpcClient().content.editing.mutate({ feature, _id: recordId, tab, isDirty }) : skipToken,
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
