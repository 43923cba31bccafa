import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { m } from '#i18n/paraglide/messages.js'

/** A link to hand over: a field with it, and a button that copies it. */
export function CopyLink({ link, hint }: { link: string; hint?: string }) {
  return (
    <>
      <TextField
        label={m.link_field()}
        hint={hint}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
        }}
      />
      <Button
        className="justify-self-start"
        onClick={() => {
          void copy(link)
        }}
      >
        {m.link_copy()}
      </Button>
    </>
  )
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(m.link_copied())
  } catch {
    toast.error(m.link_copy_failed()) // browsers have no clipboard without https
  }
}
