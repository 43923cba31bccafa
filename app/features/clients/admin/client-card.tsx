import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import type { Client } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'

/** A client country with all its fields, and its actions. */
export function ClientCard({
  client: { _id, countryName: english, countryNameBn, workSummary, workSummaryBn, countryFlagImage, company, image },
  onDelete,
}: {
  client: Client
  onDelete: () => void
}) {
  const name = localizedText(english, countryNameBn)
  const countryName = name.children
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 font-sans text-xl wrap-anywhere" lang={name.lang}>
          {countryName}
        </h2>
        <StoredPicture
          url={countryFlagImage}
          alt={m.flag_of({ country: countryName })}
          fit="contain"
          sizes="6rem"
          className="w-20 shrink-0 rounded-sm border border-line"
        />
      </div>
      <p className="line-clamp-6 text-sm text-muted" {...localizedText(workSummary, workSummaryBn)} />
      <div>
        <h3 className="font-sans text-sm font-semibold tracking-normal">{m.manage_companies()}</h3>
        {company.length === 0 ? (
          <p className="text-sm text-muted">{m.manage_no_companies()}</p>
        ) : (
          <ul className="mt-1 divide-y divide-line text-sm">
            {company.map(
              ({ _id: key, companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement }) => (
                <li key={key} className="flex justify-between gap-4 py-2">
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block" {...localizedText(companyName, companyNameBn)} />
                    <span className="block text-muted" {...localizedText(companySector, companySectorBn)} />
                  </span>
                  <span className="shrink-0 tabular-nums">
                    {valueOfEmployement === null ? '–' : formatNumber(valueOfEmployement)}
                  </span>
                </li>
              ),
            )}
          </ul>
        )}
      </div>
      {image.length > 0 && (
        <ul aria-label={m.manage_pictures({ country: countryName })} className="grid grid-cols-2 gap-2">
          {image.map((url, n) => (
            <li key={`${n}-${url}`}>
              <StoredPicture
                url={url}
                alt={m.client_picture({ n: formatNumber(n + 1), country: countryName })}
                sizes="(min-width: 64rem) 10rem, 40vw"
                className="aspect-3/2 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        <Button asChild variant="secondary">
          <Link
            to="/admin/update-client/$id"
            params={{ id: _id }}
            data-edit={_id}
            aria-label={m.manage_edit_one({ country: countryName })}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {m.manage_edit()}
          </Link>
        </Button>
        <Button
          variant="danger-quiet"
          data-delete={_id}
          onClick={onDelete}
          aria-label={m.manage_delete_one({ country: countryName })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {m.manage_delete()}
        </Button>
      </div>
    </Card>
  )
}
