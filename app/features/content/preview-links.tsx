import { Button } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { toast } from '@agency/ui/Toasts'
import { type ReactNode, useRef, useState } from 'react'
import { CopyLink } from '#app/editor/copy-link.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { type Outputs, queryClient, readFailure, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type PreviewLink = Outputs['content']['previewLinks']['list'][number]
type Props = {
  feature: string
  id: string
  links: PreviewLink[]
  isDraft: boolean
}

const style = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Links to a draft for people without an account: makes one, which is shown once, lists and revokes them. */
export function PreviewLinks({ feature, id, links, isDraft }: Props) {
  const [link, setLink] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()
  const create = useStaffMutation(trpc().content.previewLinks.create.mutationOptions())
  const revoke = useStaffAction()
  async function make() {
    try {
      const { path } = await create.mutateAsync({ feature, _id: id })
      setLink(location.origin + path)
      focusNext(() => shown.current?.querySelector('input'))
      await queryClient().invalidateQueries()
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    }
  }
  const revokeButton = ({ id: linkId, createdAt }: PreviewLink) => (
    <Button
      size="sm"
      variant="danger-quiet"
      busy={revoke.pending === linkId}
      aria-label={m.preview_link_revoke_label({ date: formatDate(createdAt, style) })}
      onClick={async () => {
        const work = () => trpcClient().content.previewLinks.revoke.mutate({ id: linkId })
        if (!(await revoke.run(work, { of: linkId, done: m.preview_link_revoked() }))) return
        setLink(undefined)
        focusNext(() => heading.current)
      }}
    >
      {m.preview_link_revoke()}
    </Button>
  )
  return (
    <div className="mt-12 max-w-form">
      <h2 ref={heading} tabIndex={-1} className="font-sans text-lg font-semibold outline-none">
        {m.preview_links()}
      </h2>
      <p className="mt-1 mb-5 text-muted">{m.preview_links_text()}</p>
      {isDraft && (
        <Button variant="secondary" busy={create.isPending} onClick={make}>
          {m.preview_link_create()}
        </Button>
      )}
      {link && (
        <div ref={shown} className="mt-5 grid gap-3">
          <CopyLink link={link} hint={m.preview_link_once()} />
        </div>
      )}
      {links.length > 0 && (
        <div className="mt-6">
          <DataTable
            label={m.preview_links()}
            rows={links}
            idOf={each => each.id}
            columns={linkColumns(revokeButton)}
          />
        </div>
      )}
    </div>
  )
}

const linkColumns = (actionOf: (link: PreviewLink) => ReactNode): Column<PreviewLink>[] => [
  { title: m.preview_link_by(), isLabelled: true, cell: ({ by }) => by },
  {
    title: m.preview_link_made(),
    isLabelled: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, style)}</time>,
  },
  {
    title: m.preview_link_until(),
    isLabelled: true,
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt, { dateStyle: 'medium' })}</time>,
  },
  { title: m.list_actions(), cell: actionOf },
]
