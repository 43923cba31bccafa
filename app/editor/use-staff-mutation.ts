import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { type SessionDialog, useSession } from './session.tsx'

/** `useMutation` that offers login in place, as `dialog` words it, when the session has ended. */
export function useStaffMutation<Data, Failure, Input, Before>(
  options: UseMutationOptions<Data, Failure, Input, Before>,
  dialog?: SessionDialog,
): UseMutationResult<Data, Failure, Input, Before> {
  const { keepSession } = useSession()
  const { mutationFn } = options
  return useMutation({
    ...options,
    ...(mutationFn && { mutationFn: (input, context) => keepSession(() => mutationFn(input, context), dialog) }),
  })
}
