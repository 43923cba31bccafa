import { MessageDialog } from '@agency/ui/MessageDialog'
import { m } from '#i18n/paraglide/messages.js'
import type { RejectedFiles } from './use-pictures.ts'

type Props = { rejected: RejectedFiles; onChange: (rejected: RejectedFiles) => void }

/** Names the files that were chosen and not taken: the large ones first, then those that are no pictures. */
export function RejectedFilesDialog({ rejected: { tooLarge, noPicture }, onChange }: Props) {
  return (
    <>
      <MessageDialog
        open={tooLarge.length > 0}
        onClose={() => onChange({ tooLarge: [], noPicture })}
        variant="danger"
        title={m.file_too_large_title()}
        closeLabel={m.ok()}
      >
        <Lines lines={tooLarge.map(name => m.file_too_large({ name }))} />
      </MessageDialog>
      <MessageDialog
        open={tooLarge.length === 0 && noPicture.length > 0}
        onClose={() => onChange({ tooLarge, noPicture: [] })}
        variant="danger"
        title={m.file_no_picture_title()}
        closeLabel={m.ok()}
      >
        <Lines lines={noPicture.map(name => m.file_no_picture({ name }))} />
      </MessageDialog>
    </>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
