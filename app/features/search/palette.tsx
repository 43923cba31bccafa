import { Badge } from '@agency/ui/Badge'
import { CommandGroup, CommandItem, CommandPalette } from '@agency/ui/CommandPalette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nameOf } from '#app/staff/record-title.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import type { QuickAction, Screen } from '#app/staff/define-staff.ts'
import { quickActionsFor } from '#app/staff/quick-actions.ts'
import { screensFor } from '#app/staff/screens.ts'
import { usePaused } from '#app/list/use-paused.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'

type Opened = Pick<Screen, 'to' | 'icon' | 'label'> & Pick<QuickAction, 'params' | 'hash'>
type Props = { isOpen: boolean; me: Me; onClose: () => void }

/** Finds people, requests, records, screens that a person may open, and what can be done at once there. */
export function Palette({ isOpen, me, onClose }: Props) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const words = usePaused(text.trim())
  const records = useQuery({
    ...trpc().search.records.queryOptions({ words }),
    enabled: isOpen && words !== '',
    placeholderData: keepPreviousData,
  })
  const persons = useQuery({
    ...trpc().search.people.queryOptions({ words }),
    enabled: isOpen && words !== '',
    placeholderData: keepPreviousData,
  })
  const found = words === '' ? [] : (records.data ?? [])
  const mine = screensFor(me)
  const people = mine.find(({ findsPeople }) => findsPeople)
  const named = new Set(mine.map(({ label }) => label()))
  const actions = quickActionsFor(me).filter(({ label }) => !named.has(label()))
  const screens: Opened[] = [...mine, ...(actions as Opened[])].filter(({ label }) => hasWords(label(), text))
  const byScreen = Map.groupBy(words === '' ? [] : (persons.data ?? []), ({ href }) => screenOf(mine, href))
  const count = screens.length + found.length + [...byScreen.values()].flat().length

  function close() {
    setText('')
    onClose()
  }
  function go(to: string, search?: Record<string, string>) {
    close()
    void navigate({ to, ...(search && { search }) })
  }
  function open({ to, params, hash }: Opened) {
    close()
    void navigate({ to: to as string, ...(params && { params: params as object }), ...(hash && { hash }) })
  }

  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={close}
      title={m.palette_title()}
      labels={{ close: m.close() }}
      placeholder={m.palette_placeholder()}
      value={text}
      onValueChange={setText}
      status={describe(text.trim(), count, [records, persons])}
    >
      {screens.length > 0 && (
        <CommandGroup heading={m.palette_screens()}>
          {screens.map(({ icon: Icon, ...screen }) => (
            <CommandItem
              key={`${screen.to} ${screen.label()}`}
              value={`${screen.to} ${screen.label()}`}
              onSelect={() => open({ icon: Icon, ...screen })}
            >
              <Icon aria-hidden />
              {screen.label()}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {[...byScreen].map(([screen, rows]) => (
        <CommandGroup key={screen?.to ?? ''} heading={screen?.label() ?? m.palette_people()}>
          {rows.map(({ id, feature, href, title, note }) => (
            <CommandItem key={`${feature}-${id}`} value={`${feature}-${id}`} onSelect={() => go(href)}>
              <span className="grid min-w-0">
                <span className="wrap-anywhere">{title}</span>
                <span className="text-sm text-muted">{note}</span>
              </span>
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
      {found.length > 0 && (
        <CommandGroup heading={m.palette_records()}>
          {found.map(({ id, feature, href, title, titleBn, isDraft }) => (
            <CommandItem key={`${feature}-${id}`} value={`${feature}-${id}`} onSelect={() => go(href)}>
              <span className="min-w-0 wrap-anywhere" {...nameOf(title, titleBn)} />
              {isDraft && <Badge className="ms-auto shrink-0">{m.list_state_draft()}</Badge>}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {/* after what was found: until then it would be the one that Enter opens */}
      {people && words !== '' && !records.isFetching && !persons.isFetching && (
        <CommandGroup heading={people.label()}>
          <CommandItem value="all-people" onSelect={() => go(people.to, { search: words })}>
            <people.icon aria-hidden />
            {m.palette_all({ search: words })}
          </CommandItem>
        </CommandGroup>
      )}
    </CommandPalette>
  )
}

type Asked = { isError: boolean; isFetching: boolean }

function describe(search: string, count: number, asked: Asked[]) {
  if (search === '') return undefined
  if (asked.some(({ isError }) => isError)) return m.palette_failed()
  if (asked.some(({ isFetching }) => isFetching)) return m.palette_loading()
  return count === 0 ? m.palette_none({ search }) : undefined
}

/** The list that a page belongs to. */
const screenOf = (screens: Screen[], href: string) =>
  screens.find(({ to }) => href.startsWith(`${to}/`) && to !== '/' && to !== '/admin')

function hasWords(label: string, text: string) {
  const plain = foldText(label)
  return foldText(text)
    .split(/\s+/)
    .every(word => plain.includes(word))
}
