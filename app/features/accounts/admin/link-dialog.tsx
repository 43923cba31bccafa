import { Dialog } from '@agency/ui/Dialog'
import { useState } from 'react'
import { CopyLink } from '#app/editor/copy-link.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

/** A link to make: its title, what it does, and the call that makes it. */
export type LinkRequest = {
  title: string
  text: string
  make: (proof: { currentPassword?: string | undefined }) => Promise<string>
}

/** Makes a link to hand over where no mail arrives, with the current password or a passkey. It is shown once. */
export function LinkDialog({ request, onClose }: { request: LinkRequest | undefined; onClose: () => void }) {
  const [link, setLink] = useState<string>()
  const close = () => {
    setLink(undefined)
    onClose()
  }
  return (
    <>
      <ReauthenticationDialog
        title={request?.title ?? ''}
        text={request?.text}
        button={m.link_make()}
        open={request !== undefined && link === undefined}
        onClose={close}
        save={async proof => {
          setLink(await request?.make(proof))
        }}
      />
      <Dialog
        open={link !== undefined}
        onOpenChange={close}
        title={request?.title ?? ''}
        description={m.link_once()}
        labels={{ close: m.close() }}
      >
        <CopyLink link={link ?? ''} />
      </Dialog>
    </>
  )
}
