import type { ReactNode } from 'react'
import { type Given, partsOfParts } from './parts-of-parts.tsx'

/** What a part is able to. */
export type Row = {
  /** Has `disabled`, and what it does not call then. */
  disabled?: string[]
  /** The handler with which its caller keeps it from doing its own, and what it does not call then. */
  prevents?: { handler: 'onClick' | 'onKeyDown'; calls?: string[] }
  /** What it moves by comes after it, and then makes inert what is out of view. */
  isInertLater?: true
  /** Asks for an answer: form libraries focus it by its ref. */
  isField?: true
  /** The properties with which it is a field that a form resets. */
  resets?: object
  /** Its menu lies open in the page of a phone. */
  isOpenOnPhones?: true
  /** Of a page there is one, or one with these records. */
  isOnce?: true
  /** The property with what it lists. */
  items?: string
  /** The properties with which it is open. */
  opens?: object
  /** The properties with which it does not go on by itself, as it would where a machine is slow. */
  still?: object
  /** How it is shown, where that is not its first story with further properties. */
  show?: (props: object) => ReactNode
}

const HOUR_MS = 60 * 60 * 1000
const named = { name: 'probe' }
const field: Row = { isField: true, disabled: ['onChange'], resets: named }
const keys: Row['prevents'] = { handler: 'onKeyDown' }
const defaultOpen = { defaultOpen: true }
/** A part of a part in its place; its menu is one that closes. */
const inItsPlace = (name: string, row: Row): Row => ({
  ...row,
  show: props => partsOfParts[name]?.(props as Given, { defaultOpen: true }),
})
const entry = (name: string, calls: string[]): Row =>
  inItsPlace(name, { disabled: calls, prevents: { handler: 'onClick', calls } })

/** Parts of the kit, and those parts of parts that a person acts on. A part that is able to nothing of this has no row. */
export const abilities: Record<string, Row> = {
  AvatarMenu: { disabled: ['onOpenChange'], opens: defaultOpen },
  Block: { disabled: [] },
  Button: { disabled: ['onClick'] },
  Carousel: { items: 'slides', prevents: keys, still: { stay: HOUR_MS } },
  Checkbox: field,
  CheckboxField: field,
  Combobox: {
    isField: true,
    disabled: ['onValueChange', 'onChoose'],
    items: 'options',
    opens: defaultOpen,
    prevents: keys,
    resets: { ...named, value: undefined, defaultValue: 'Oman' },
  },
  CommandPalette: { opens: defaultOpen },
  CommandItem: inItsPlace('CommandItem', { disabled: ['onSelect'] }),
  ConfirmDialog: { opens: { open: true } },
  DataTable: { items: 'rows', isOnce: true },
  DateField: { isField: true, disabled: ['onChange'], opens: defaultOpen, prevents: keys, resets: named },
  Dialog: { opens: defaultOpen },
  Drawer: { opens: defaultOpen },
  DropdownMenu: { opens: defaultOpen },
  DropdownMenuItem: entry('DropdownMenuItem', ['onSelect']),
  DropdownMenuCheckboxItem: entry('DropdownMenuCheckboxItem', ['onCheckedChange']),
  DropdownMenuRadioItem: entry('DropdownMenuRadioItem', ['onSelect']),
  EntryCard: { opens: defaultOpen },
  ErrorSummary: { items: 'items' },
  FileField: { isField: true, disabled: ['onAdd', 'onRemove', 'onRetry'], items: 'files' },
  FocusPicker: { isField: true },
  Gallery: { items: 'pictures' },
  Lightbox: { opens: { defaultOpen: true }, items: 'pictures', prevents: keys },
  MessageDialog: { opens: { open: true } },
  NavDropdown: { opens: defaultOpen, isOpenOnPhones: true },
  NumberField: field,
  PasswordField: field,
  Popover: { opens: defaultOpen },
  Radio: { ...field, resets: { ...named, defaultChecked: false } },
  RadioGroup: { isField: true, disabled: ['onValueChange'], items: 'options' },
  SearchField: field,
  SelectField: field,
  Sidebar: { isOnce: true },
  Slider: { items: 'slides', prevents: keys, isInertLater: true },
  Switch: field,
  Tabs: { items: 'tabs' },
  TextArea: field,
  TextField: field,
  Tooltip: { opens: defaultOpen, disabled: [] },
}
