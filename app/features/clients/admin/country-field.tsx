import { Alert } from '@agency/ui/Alert'
import { Combobox } from '@agency/ui/Combobox'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useBanglaFont } from '#app/editor/use-translation.tsx'
import { plural, localizedText } from '#i18n/locale.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { queryClient, trpc } from '#app/rendering/trpc.ts'
import type { ClientTexts } from '#server/features/clients/schema.ts'
import { type Country, findCountryIn, findTwin } from '#app/features/clients/country.ts'

/** The countries of the world. */
export const countriesQuery = () => trpc().clients.countries.queryOptions(undefined, { staleTime: 'static' })

type Props = { form: UseFormReturn<ClientTexts>; ownId?: string | undefined; onChoose: (country: Country) => void }

/**
 * The country's name: any text, or one of the countries of the world, which fills in its other name and its flag.
 */
export function CountryField({ form: { control, getValues }, ownId, onChoose }: Props) {
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState: { error, isDirty },
  } = useController({ control, name: 'countryName' })
  const { data: countries = [] } = useQuery(countriesQuery())
  const { data: drawings } = useQuery({
    queryKey: ['flag drawings'],
    queryFn: () => import('./flag-drawings.ts'),
    staleTime: 'static',
  })
  const { data: cards = [] } = useQuery(trpc().clients.cards.queryOptions())
  const here = findCountryIn(countries, value)
  const twin = isDirty && value.trim() ? findTwin(cards, countries, value, ownId) : undefined
  const bangla = here?.nameBn
  useBanglaFont()

  function choose(country: Country) {
    onChange(country.name)
    onChoose(country)
  }

  /** A name typed in full counts as chosen, a Bangla one becomes the English one. The list may still be loading. */
  async function acceptTyped() {
    onBlur()
    if (!isDirty) return
    const country = findCountryIn(
      await queryClient()
        .fetchQuery(countriesQuery())
        .catch(() => []),
      value,
    )
    if (!country || getValues('countryName') !== value) return
    if (value.trim() === country.nameBn) onChange(country.name)
    onChoose(country)
  }

  return (
    <div className="grid min-w-0 gap-3">
      <Combobox
        id="countryName"
        ref={ref}
        name={name}
        label={m.form_country_name()}
        required
        hint={m.form_country_hint()}
        error={error?.message}
        autoComplete="off"
        value={value}
        onValueChange={onChange}
        freeText
        onBlur={() => {
          void acceptTyped()
        }}
        onChoose={({ value }) => {
          const country = countries.find(({ code }) => code === value)
          if (country) choose(country)
        }}
        options={countries.map(({ code, name, nameBn, also }) => ({
          value: code,
          label: name,
          detail: nameBn,
          detailLang: 'bn',
          also,
          picture: drawings?.flagDrawing(code),
        }))}
        labels={{
          list: m.form_countries(),
          open: m.form_countries_open(),
          found: count => m.form_countries_found(plural(count)),
          more: count => m.choice_more(plural(count)),
        }}
      />
      {bangla && (
        <p className="text-sm text-muted">
          {m.form_country_bangla()} <span lang={getLocale() === 'bn' ? undefined : 'bn'}>{bangla}</span>
        </p>
      )}
      {value.trim() && !here && countries.length > 0 && (
        <p className="text-sm text-muted">{m.form_country_unlisted()}</p>
      )}
      <div role="status">
        {twin && (
          <Alert
            variant="info"
            title={m.form_twin_title({ country: localizedText(twin.countryName, twin.countryNameBn).children })}
          >
            <Link to="/admin/update-client/$id" params={{ id: twin._id }} className={standaloneLink}>
              {m.form_twin_edit()}
            </Link>
          </Alert>
        )}
      </div>
    </div>
  )
}
