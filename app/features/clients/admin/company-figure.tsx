import { useRef } from 'react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import type { Client } from '#app/features/clients/queries.ts'
import { InlineNumber } from '#app/list/inline-number.tsx'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { readNumber } from '#i18n/typed/number.ts'
import { clientTexts } from '#server/features/clients/schema.ts'

type Company = Client['company'][number]

const figureRule = clientTexts.shape.company.element.shape.valueOfEmployement

/** How many people were placed with a company, edited in its place. */
export function CompanyFigure({ client, company }: { client: Client; company: Company }) {
  const name = localizedText(company.companyName, company.companyNameBn).children
  const save = useSaveFigure(client, company)
  return (
    <InlineNumber
      label={m.manage_figure_label({ company: name })}
      editLabel={m.manage_figure_edit({ company: name, figure: figureOf(company) })}
      shown={figureOf(company)}
      value={String(company.valueOfEmployement ?? '')}
      onSave={save}
    />
  )
}

/**
 * Saves one figure of a record. What others have changed in the record meanwhile stays; only when they have changed this figure, too,
 * the person is asked, and the next save overwrites theirs.
 */
function useSaveFigure(client: Client, company: Company) {
  const seen = useRef({ client, company })
  if (client.version > seen.current.client.version) seen.current = { client, company }
  const { mutateAsync } = useStaffMutation(trpc().clients.update.mutationOptions())

  async function send(value: number): Promise<string | undefined> {
    const base = seen.current
    const companies = base.client.company.map(entry =>
      entry._id === company._id ? { ...entry, valueOfEmployement: value } : entry,
    )
    try {
      await mutateAsync({ _id: client._id, version: base.client.version, company: companies })
    } catch (error) {
      const { code, isOffline, message = m.error_ours() } = readFailure(error)
      if (code !== 'PRECONDITION_FAILED') return isOffline ? m.offline() : message
      return (await rebase(base.company)) ?? send(value)
    }
    await queryClient().invalidateQueries(trpc().clients.pathFilter())
    return undefined
  }

  /** Takes the record as others have saved it; gives a sentence when they have changed this figure. */
  async function rebase(before: Company): Promise<string | undefined> {
    const { client: remote, by } = await queryClient().fetchQuery(
      trpc().clients.changedSince.queryOptions(
        { _id: client._id, version: seen.current.client.version },
        { staleTime: 0 },
      ),
    )
    const theirs = remote.company.find(({ _id }) => _id === company._id)
    if (!theirs) return m.manage_figure_gone({ name: namesOf(by) })
    seen.current = { client: remote, company: theirs }
    return theirs.valueOfEmployement === before.valueOfEmployement
      ? undefined
      : m.manage_figure_conflict({ name: namesOf(by), figure: figureOf(theirs) })
  }

  return async (text: string) => {
    const [problem] = figureRule.safeParse(text).error?.issues ?? []
    if (problem) return problem.message
    try {
      return await send(readNumber(text))
    } catch (error) {
      return readFailure(error).message ?? m.error_ours()
    }
  }
}

const figureOf = ({ valueOfEmployement: figure }: Company) => (figure === null ? '–' : formatNumber(figure))

/** Names in one line; somebody, where the log does not say who it was. */
const namesOf = (by: string[]) => (by.length > 0 ? new Intl.ListFormat(getLocale()).format(by) : m.conflict_somebody())
