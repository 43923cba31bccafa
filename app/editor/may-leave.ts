import type { useRouter } from '@tanstack/react-router'

/** Asks whoever guards unsaved work on this page, before something that ends it and is no navigation yet. */
export async function mayLeave({ history }: ReturnType<typeof useRouter>): Promise<boolean> {
  const here = history.location
  for (const { blockerFn } of history._getBlockers()) {
    if (await blockerFn({ currentLocation: here, nextLocation: here, action: 'PUSH' })) return false
  }
  return true
}
