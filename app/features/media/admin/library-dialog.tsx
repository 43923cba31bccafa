import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { EmptyState } from '@agency/ui/EmptyState'
import { SearchField } from '@agency/ui/SearchField'
import { Spinner } from '@agency/ui/Spinner'
import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { useList } from '#app/list/use-list.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type LibraryPicture, nameOfPicture } from './media-card.tsx'

type Props = {
  /** Several can be chosen at once. */
  multiple: boolean
  onChoose: (pictures: LibraryPicture[]) => void
  onClose: () => void
}

/** Chooses stored pictures: found by name and text, page by page. */
export default function LibraryDialog({ multiple, onChoose, onClose }: Props) {
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<LibraryPicture[]>([])
  const { data, error, isLoading } = useList(trpc().media.list.queryOptions({ search, page }))

  function press(picture: LibraryPicture) {
    if (!multiple) return onChoose([picture])
    const others = chosen.filter(({ path }) => path !== picture.path)
    setChosen(others.length < chosen.length ? others : [...chosen, picture])
  }
  const hasSteps = data && (data.pages > 1 || chosen.length > 0)
  const steps = hasSteps && (
    <>
      {data.page > 1 && (
        <Button variant="secondary" onClick={() => setPage(data.page - 1)}>
          {m.list_previous()}
        </Button>
      )}
      {data.page < data.pages && (
        <Button variant="secondary" onClick={() => setPage(data.page + 1)}>
          {m.list_next()}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button onClick={() => onChoose(chosen)} className="ms-auto">
          {m.library_add(plural(chosen.length))}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={m.library_title()}
      labels={{ close: m.close() }}
      actions={steps}
    >
      <form
        role="search"
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation() // React hands it on to the form around the dialog
          setPage(1)
          setSearch(words.trim())
        }}
      >
        <SearchField
          name="search"
          label={m.media_search()}
          labels={{ submit: m.find() }}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      {error && <LoadFailed error={error} />}
      {!data && !error && <Spinner label={m.media_loading()} />}
      {data && (
        <>
          <p role="status" className="text-sm text-muted">
            {m.media_count(plural(data.count))}
            {data.pages > 1 &&
              ` · ${m.library_page({ page: formatNumber(data.page), pages: formatNumber(data.pages) })}`}
          </p>
          {data.count === 0 && <EmptyState title={m.library_none()} />}
          <ul
            aria-busy={isLoading}
            className="grid grid-cols-2 gap-4 aria-busy:opacity-60 sm:grid-cols-3 lg:grid-cols-5"
          >
            {data.rows.map(picture => (
              <li key={picture.path} className="grid min-w-0">
                <PictureButton
                  picture={picture}
                  isChosen={multiple ? chosen.some(({ path }) => path === picture.path) : undefined}
                  onPress={() => press(picture)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

type PictureButtonProps = { picture: LibraryPicture; isChosen: boolean | undefined; onPress: () => void }

function PictureButton({ picture, isChosen, onPress }: PictureButtonProps) {
  const { path, alt, focus } = picture
  const name = nameOfPicture(picture)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={m.library_choose({ name })}
      title={alt || undefined}
      onClick={onPress}
      className={cx(
        'relative grid min-w-0 cursor-pointer content-start gap-2 rounded-md border p-2 text-start text-sm hover:border-brand hover:bg-brand-soft active:bg-line',
        isChosen ? 'border-brand bg-brand-soft' : 'border-line',
      )}
    >
      <StoredPicture url={path} alt="" focus={focus} sizes="12rem" className="aspect-3/2 w-full rounded-sm" />
      <span className="line-clamp-2 wrap-anywhere">{name}</span>
      {isChosen && (
        <span className="absolute end-3 top-3 grid size-6 place-items-center rounded-full bg-brand text-on-brand">
          <Check aria-hidden="true" className="size-4" />
        </span>
      )}
    </button>
  )
}
