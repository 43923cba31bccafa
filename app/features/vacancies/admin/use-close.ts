import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { contentTypes } from '#app/features/content/content-types.ts'
import type { StaffDocument } from '#app/features/content/documents-query.ts'
import { keepFocusInList } from '#app/list/keep-focus.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useMutation } from '@tanstack/react-query'

/** Closes a vacancy before its last day, as its form does; it can be undone. It is for one that has no draft, which would be published with it. */
export function useClose(): (vacancy: StaffDocument) => void {
  const { mutateAsync: publish } = useMutation(trpc().content.publish.mutationOptions())
  const { act } = useStaffAction()

  async function close({ _id, data, newest }: StaffDocument) {
    let seen = newest
    const setClosed = async (isClosed: boolean) => {
      ;({ newest: seen } = await publish({ feature: 'vacancies', _id, seen, data: { ...data, isClosed } }))
    }
    const { children: title } = contentTypes.vacancies!.title(data)
    const isDone = await act(
      () => setClosed(true),
      m.vacancy_close_done({ title }),
      () => setClosed(false),
    )
    if (isDone) keepFocusInList()
  }
  return vacancy => void close(vacancy)
}
