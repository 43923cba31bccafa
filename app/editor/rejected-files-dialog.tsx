import { Button } from '@agency/ui/Button'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Pictures } from './use-pictures.ts'

/**
 * Names the files that were chosen and not taken, one reason after the other: too large, HEIC, no picture. Large ones
 * can be made smaller.
 */
export function RejectedFilesDialog({ pictures }: { pictures: Pictures }) {
  const { rejected, setRejected, shrinkRejected } = pictures
  const { tooLarge, heic, noPicture } = rejected
  const reason = (['tooLarge', 'heic', 'noPicture'] as const).find(each => rejected[each].length > 0)
  const next = () => reason && setRejected({ tooLarge, heic, noPicture, [reason]: [] })
  return (
    <>
      <MessageDialog
        open={reason === 'tooLarge'}
        onOpenChange={next}
        variant="danger"
        title={m.file_too_large_title()}
        labels={{ close: m.ok() }}
        actions={
          <Button
            onClick={() => {
              shrinkRejected()
              next()
            }}
          >
            {m.file_shrink(plural(tooLarge.length))}
          </Button>
        }
      >
        <Lines lines={tooLarge.map(({ name }) => m.file_too_large({ name }))} />
        <p className="text-muted">{m.file_shrink_text(plural(tooLarge.length))}</p>
      </MessageDialog>
      <MessageDialog
        open={reason === 'heic'}
        onOpenChange={next}
        variant="danger"
        title={m.file_heic_title()}
        labels={{ close: m.ok() }}
      >
        <Lines lines={heic.map(name => m.file_heic({ name }))} />
        <p className="text-muted">{m.file_heic_text()}</p>
      </MessageDialog>
      <MessageDialog
        open={reason === 'noPicture'}
        onOpenChange={next}
        variant="danger"
        title={m.file_no_picture_title()}
        labels={{ close: m.ok() }}
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
