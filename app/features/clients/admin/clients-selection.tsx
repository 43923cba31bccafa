import { useRouter } from '@tanstack/react-router'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { BulkDelete } from '#app/list/bulk-delete.tsx'
import { BulkExport } from '#app/list/bulk-export.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { useParts } from '#app/list/use-parts.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { queryClient, trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'

const nameOf = ({ countryName, countryNameBn }: ClientRow) => localizedText(countryName, countryNameBn).children

/** What staff can do with the selected client countries. */
export function ClientsSelection({ selection }: { selection: Selection<ClientRow> }) {
  const router = useRouter()
  const parts = useParts()
  const { mutateAsync: exportPart } = useStaffMutation(trpc().clients.export.mutationOptions())
  const { mutateAsync: deleteMany } = useStaffMutation(trpc().clients.deleteMany.mutationOptions(), {
    text: m.session_delete_text(),
    button: m.session_delete(),
  })
  const common = { rows: selection.rows, nameOf, parts }

  async function deletePart(rows: ClientRow[]) {
    const { failed } = await deleteMany({ records: rows.map(({ _id, version }) => ({ _id, version })) })
    return failed.flatMap(({ _id, reason }) => {
      const row = rows.find(other => other._id === _id)
      return row ? [{ row, reason }] : []
    })
  }

  return (
    <ListSelection selection={selection} parts={parts}>
      <BulkExport
        {...common}
        name="client-countries"
        exportPart={(rows, format, isFirst) => exportPart({ ids: rows.map(({ _id }) => _id), format, isFirst })}
      />
      <BulkDelete
        {...common}
        deletePart={deletePart}
        onDeleted={async rows => {
          selection.remove(rows)
          router.clearCache()
          await queryClient().invalidateQueries(trpc().clients.pathFilter())
        }}
        focusAfter={() => document.querySelector<HTMLElement>('[data-list-search]')}
      />
    </ListSelection>
  )
}
