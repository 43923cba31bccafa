import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { BulkExport } from '#app/list/bulk-export.tsx'
import { ContentSelection } from '#app/list/content-selection.tsx'
import type { Selection } from '#app/list/use-selection.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import type { ClientRow } from '#server/features/clients/domain.ts'

const nameOf = ({ countryName, countryNameBn }: ClientRow) => localizedText(countryName, countryNameBn).children

/** What staff can do with the selected client countries. */
export function ClientsSelection({ selection }: { selection: Selection<ClientRow> }) {
  const { mutateAsync: exportPart } = useStaffMutation(trpc().clients.export.mutationOptions())
  return (
    <ContentSelection feature="clients" selection={selection} nameOf={nameOf}>
      {common => (
        <BulkExport
          {...common}
          name="client-countries"
          exportPart={(rows, format, isFirst) => exportPart({ ids: rows.map(({ _id }) => _id), format, isFirst })}
        />
      )}
    </ContentSelection>
  )
}
