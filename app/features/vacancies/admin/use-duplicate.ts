import { toast } from '@agency/ui/Toasts'
import { useNavigate } from '@tanstack/react-router'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { StaffDocument } from '#app/features/content/documents-query.ts'

/** What belongs to one vacancy alone: its days, its permission and approval, and why it was closed. */
const ITS_OWN = new Set(
  ['closesOn', 'consentOn', 'isClosed', 'closedReason', 'closedReasonBn', 'permissionNo', 'permissionOn'].concat([
    'approvalNo',
    'approvalOn',
    'approvalOffice',
    'approvalOfficeBn',
  ]),
)

/** Makes a draft of a vacancy like another one, without what is that one's own, and opens it. */
export function useDuplicate(): (vacancy: StaffDocument) => void {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useStaffMutation(trpc().content.saveDraft.mutationOptions())

  async function duplicate({ data }: StaffDocument) {
    if (isPending) return
    try {
      const { _id } = await mutateAsync({ feature: 'vacancies', seen: 0, data: copyOf(data) })
      await queryClient().invalidateQueries()
      await navigate({ to: '/admin/$type/$id', params: { type: 'vacancies', id: _id } })
      toast.success(m.vacancy_duplicated())
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    }
  }
  return vacancy => void duplicate(vacancy)
}

const copyOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      ITS_OWN.has(name) ? [] : [[name, Array.isArray(value) ? value.map(({ _id, ...entry }) => entry) : value]],
    ),
  )
