import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Section } from '@agency/ui/Section'
import { link, standaloneLink } from '#app/layouts/link-style.ts'
import { mapLink } from '#app/layouts/map-link.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { agency } from '#i18n/agency.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'

/** Where the office is and when it is open, beside its sketch; nothing while the settings hold none of it. */
export function Office() {
  const { addresses, hours, phones, sketch } = agency()
  if (!addresses.length && !hours && !phones.length) return null
  return (
    <Section
      ground="surface"
      aria-labelledby="office"
      className={sketch ? 'grid grid-cols-1 items-center gap-10 lg:grid-cols-2 lg:gap-16' : ''}
    >
      <div>
        <h2 id="office" className="mb-6 text-3xl">
          {m.about_office()}
        </h2>
        <DescriptionList>
          {addresses.map(({ lines, lang, latitude, longitude }) => (
            <DescriptionItem key={lines.join()} term={m.contact_office()} lang={lang}>
              <Lines lines={lines} />
              {latitude !== undefined && longitude !== undefined && (
                <a className={`${standaloneLink} print:hidden`} href={mapLink(latitude, longitude)} rel="noreferrer">
                  {m.contact_directions()}
                </a>
              )}
            </DescriptionItem>
          ))}
          {hours && (
            <DescriptionItem term={m.contact_hours()} lang={hours.lang}>
              <Lines lines={hours.lines} />
            </DescriptionItem>
          )}
          {phones.length > 0 && (
            <DescriptionItem term={m.contact_phone()}>
              {phones.map(({ number }) => (
                <a
                  key={number}
                  href={telephoneLink(number)}
                  className={`${link} flex min-h-11 w-fit items-center tabular-nums`}
                >
                  <PhoneText number={number} />
                </a>
              ))}
            </DescriptionItem>
          )}
        </DescriptionList>
      </div>
      {sketch && (
        <figure className="print:hidden">
          <StoredPicture
            url={sketch.picture}
            alt={sketch.alt ?? ''}
            lang={sketch.lang}
            sizes="(min-width: 64rem) 36rem, 75vw"
            className="aspect-3/2 rounded-lg"
          />
          <figcaption className="mt-2 text-sm text-muted">{m.contact_map_sketch()}</figcaption>
        </figure>
      )}
    </Section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map(line => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
