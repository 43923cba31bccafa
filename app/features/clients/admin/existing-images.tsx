import { IconButton } from '@agency/ui/Button'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { useFocusNext } from '#app/editor/use-focus-next.ts'

/** The pictures a record has, each with an X that takes it out when the form is saved. */
export function ExistingImages({ urls, onRemove }: { urls: string[]; onRemove: (place: number) => void }) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext()

  function remove(place: number) {
    onRemove(place)
    focusNext(
      () =>
        list.current?.children[Math.min(place, urls.length - 2)]?.querySelector('button') ??
        document.getElementById('images'),
    )
  }

  return (
    <div>
      <h3 id="existing-images" className="mb-2 font-sans text-base font-semibold">
        {m.form_existing_images()}
      </h3>
      {urls.length === 0 ? (
        <p className="text-sm text-muted">{m.form_no_existing()}</p>
      ) : (
        <ul ref={list} aria-labelledby="existing-images" className="flex flex-wrap gap-3">
          {urls.map((url, n) => (
            <li key={`${n}-${url}`} className="relative">
              <StoredPicture
                url={url}
                alt={m.form_existing_image({ n: formatNumber(n + 1) })}
                sizes="100px"
                className="size-25 rounded-md"
              />
              <IconButton
                variant="surface"
                aria-label={m.form_remove_existing({ n: formatNumber(n + 1) })}
                onClick={() => remove(n)}
                className="absolute -end-2 -top-2"
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The flag a record has now. */
export function FlagNow({ url, country }: { url: string; country: string }) {
  return (
    <figure className="max-w-62.5">
      <StoredPicture
        url={url}
        alt={m.flag_of({ country })}
        fit="contain"
        sizes="250px"
        className="rounded-md border border-line"
      />
      <figcaption className="mt-1 text-sm text-muted">{m.form_flag_now()}</figcaption>
    </figure>
  )
}
