import { Badge } from '@agency/ui/Badge'
import { CommandGroup, CommandItem, CommandPalette } from '@agency/ui/CommandPalette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nameOf } from '#app/features/content/content-types.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { screensFor } from '#app/layouts/admin/screens.tsx'
import { usePaused } from '#app/list/use-paused.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'

type Props = { isOpen: boolean; me: Me; onClose: () => void }

/** Finds the screens and records that a person may open. */
export function Palette({ isOpen, me, onClose }: Props) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const words = usePaused(text.trim())
  const records = useQuery({
    ...trpc().search.records.queryOptions({ words }),
    enabled: isOpen && words !== '',
    placeholderData: keepPreviousData,
  })
  const found = words === '' ? [] : (records.data ?? [])
  const screens = screensFor(me).filter(({ label }) => hasWords(label(), text))

  function close() {
    setText('')
    onClose()
  }
  function go(to: string) {
    close()
    void navigate({ to })
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
      status={describe(text.trim(), screens.length + found.length, records)}
    >
      {screens.length > 0 && (
        <CommandGroup heading={m.palette_screens()}>
          {screens.map(({ to, label, icon: Icon }) => (
            <CommandItem key={to} value={to} onSelect={() => go(to)}>
              <Icon aria-hidden />
              {label()}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
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
    </CommandPalette>
  )
}

function describe(search: string, count: number, { isError, isFetching }: { isError: boolean; isFetching: boolean }) {
  if (search === '') return undefined
  if (isError) return m.palette_failed()
  if (isFetching) return m.palette_loading()
  return count === 0 ? m.palette_none({ search }) : undefined
}

function hasWords(label: string, text: string) {
  const plain = foldText(label)
  return foldText(text)
    .split(/\s+/)
    .every(word => plain.includes(word))
}
