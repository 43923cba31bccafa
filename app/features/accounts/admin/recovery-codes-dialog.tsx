import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { toast } from '@agency/ui/Toasts'
import { m } from '#i18n/paraglide/messages.js'

/** New recovery codes, shown this once: to print or to copy. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={onClose}
      title={m.account_codes_title()}
      description={m.account_codes_text()}
      labels={{ close: m.close() }}
    >
      <div data-printed-alone className="grid gap-5">
        <ol className="grid list-inside list-decimal gap-2 rounded-md bg-sunken p-4 font-mono text-sm sm:text-base">
          {codes?.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={onClose}>{m.account_codes_kept()}</Button>
          <Button variant="secondary" onClick={() => void copy(codes ?? [])}>
            {m.account_codes_copy()}
          </Button>
          <Button variant="secondary" onClick={() => print()}>
            {m.account_codes_print()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function copy(codes: string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(m.account_codes_copied())
  } catch {
    toast.error(m.copy_failed()) // browsers have no clipboard without https
  }
}
