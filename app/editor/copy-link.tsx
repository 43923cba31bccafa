import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { m } from '#i18n/paraglide/messages.js'

type Words = { field: string; copy: string; copied: string; failed: string }
type Props = { link: string; hint?: string; words?: Words }

const linkWords = (): Words => ({
  field: m.copy_label(),
  copy: m.copy_do(),
  copied: m.copy_done(),
  failed: m.copy_failed(),
})

/** A link to hand over, or with `words` something else that is secret: a field with it, and a button that copies it. */
export function CopyLink({ link, hint, words = linkWords() }: Props) {
  return (
    <>
      <TextField
        label={words.field}
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
          void copy(link, words)
        }}
      >
        {words.copy}
      </Button>
    </>
  )
}

async function copy(link: string, { copied, failed }: Words) {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(copied)
  } catch {
    toast.error(failed) // browsers have no clipboard without https
  }
}
