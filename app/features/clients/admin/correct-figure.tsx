import { TextField } from '@agency/ui/TextField'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useList } from '#app/list/use-list.ts'
import { usePaused } from '#app/list/use-paused.ts'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { CompanyFigure } from './company-figure.tsx'

const SHOWN_MAX = 5

type Client = Outputs['clients']['manage']['clients'][number]

/** Countries with these words anywhere; without words those that were changed last. */
const figuresQuery = (words = '') => trpc().clients.manage.queryOptions(words ? { search: words } : { sort: 'changed' })

export const loadPart = () => load(figuresQuery())

/** On the dashboard: finds a company by its name, sector or country; its number of people is edited in its place. */
export function Part() {
  const isReady = useHydrated()
  const [text, setText] = useState('')
  const words = usePaused(text.trim())
  const { data, isLoading } = useList(figuresQuery(words))
  const found = (data?.clients ?? []).flatMap(client =>
    client.company.filter(company => hasWords(client, company, words)).map(company => ({ client, company })),
  )
  if (words === '' && (data?.clients ?? []).length === 0) return null
  return (
    <DashboardCard title={m.desk_figures_title()}>
      <TextField
        type="search"
        label={m.desk_figures_search()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        disabled={!isReady}
        autoComplete="off"
        aria-keyshortcuts="/"
      />
      <p role="status" className="text-sm text-muted not-empty:mt-3">
        {words !== '' && found.length === 0 && !isLoading && m.list_no_match()}
      </p>
      <ul className="divide-y divide-line not-empty:mt-2">
        {(words === '' ? [] : found.slice(0, SHOWN_MAX)).map(({ client, company }) => (
          <li key={company._id} className="flex min-h-11 items-center justify-between gap-4 py-1">
            <span className="grid min-w-0 leading-snug wrap-anywhere">
              <span {...localizedText(company.companyName, company.companyNameBn)} />
              <span className="text-sm text-muted" {...localizedText(client.countryName, client.countryNameBn)} />
            </span>
            <CompanyFigure client={client} company={company} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}

function hasWords({ countryName }: Client, company: Client['company'][number], words: string) {
  const { companyName, companyNameBn = '', companySector, companySectorBn = '' } = company
  const texts = [countryName, companyName, companyNameBn, companySector, companySectorBn]
  const all = foldText(texts.join(' '))
  return foldText(words)
    .split(/\s+/)
    .every(word => all.includes(word))
}
