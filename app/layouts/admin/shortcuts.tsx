import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Dialog } from '@agency/ui/Dialog'
import { Switch } from '@agency/ui/Switch'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { latinKey } from '#i18n/typed/latin-key.ts'

const SINGLE_KEYS = 'single-key-shortcuts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The shortcuts of the staff area, and the dialog that lists them. A control with `aria-keyshortcuts` announces its
 * shortcut and takes it: "/" focuses a search field, "J" and "K" follow the links to the next and previous record,
 * digits press one of several answers, "Control+S" and "Control+K" press a button. Single keys can be turned off (WCAG
 * 2.1.4).
 */
export function Shortcuts({ isOpen, onOpenChange }: Props) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isModalOpen()) return
    const target = findTarget(event)
    if (target === undefined) return
    event.preventDefault()
    if (target === 'help') onOpenChange(true)
    else if (target instanceof HTMLInputElement) target.focus()
    else target.click()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.shortcuts_title()}
      labels={{ close: m.close() }}
      size="sm"
    >
      <DescriptionList variant="beside" className="items-center">
        <Entry keys={['/']} label={m.shortcuts_search()} />
        <Entry keys={['J']} label={m.shortcuts_next()} />
        <Entry keys={['K']} label={m.shortcuts_previous()} />
        <Entry keys={['Ctrl', 'S']} label={m.shortcuts_save()} />
        <Entry keys={['Ctrl', 'K']} label={m.shortcuts_palette()} />
        <Entry keys={['Shift']} label={m.shortcuts_range()} />
        <Entry keys={['?']} label={m.shortcuts_help()} />
      </DescriptionList>
      <SingleKeys />
    </Dialog>
  )
}

function Entry({ keys, label }: { keys: string[]; label: string }) {
  return (
    <DescriptionItem
      term={keys.map(key => (
        <kbd key={key} className="me-1 rounded-sm border border-edge bg-sunken px-2 py-0.5 font-mono text-ink">
          {key}
        </kbd>
      ))}
    >
      {label}
    </DescriptionItem>
  )
}

function SingleKeys() {
  const [areOn, setOn] = useState(areSingleKeysOn)
  return (
    <Switch
      label={m.shortcuts_single()}
      checked={areOn}
      onChange={({ target }) => {
        setOn(target.checked)
        localStorage.setItem(SINGLE_KEYS, target.checked ? 'on' : 'off')
      }}
    />
  )
}

/** What a key press is for: a control on this page, or the list of shortcuts. */
function findTarget(event: KeyboardEvent): HTMLElement | 'help' | undefined {
  const { ctrlKey, metaKey, altKey } = event
  const key = latinKey(event)
  if (altKey) return undefined
  if (ctrlKey || metaKey) return /^[sk]$/i.test(key) ? findControl(`Control+${key.toUpperCase()}`) : undefined
  if (isTyping(event.target) || !areSingleKeysOn()) return undefined
  if (key === '?') return 'help'
  return /^[/jk1-9]$/i.test(key) ? findControl(key.toUpperCase()) : undefined
}

function findControl(shortcut: string): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${shortcut}"]:not(:disabled, [aria-disabled=true])`) ??
    undefined
  )
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

const isModalOpen = () => document.querySelector('[data-modal]') !== null

const areSingleKeysOn = () => localStorage.getItem(SINGLE_KEYS) !== 'off'
