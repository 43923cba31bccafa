import type { useRouter } from '@tanstack/react-router'

/** Runs the guards of unsaved work on this page, before something that ends it without a navigation. */
export async function mayLeave({ history }: ReturnType<typeof useRouter>): Promise<boolean> {
  const here = history.location
  for (const { blockerFn } of history._getBlockers()) {
    if (await blockerFn({ currentLocation: here, nextLocation: here, action: 'PUSH' })) return false
  }
  return true
}
