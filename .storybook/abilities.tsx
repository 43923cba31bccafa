import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { CommandItem, CommandPalette } from '../ui/CommandPalette.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../ui/DropdownMenu.tsx'

export type Condition =
  | 'disabled'
  | 'prevented'
  | 'filled'
  | 'direction'
  | 'small'
  | 'shadow'
  | 'strict'
  | 'reset'
  | 'focus'
  | 'two'
  | 'unmounted'

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
  /** Of a page there is one. */
  isOnce?: true
  /** The property with what it lists. */
  items?: string
  /** The properties with which it is open. */
  opens?: object
  /** How it is shown, where that is not its first story with further properties. */
  show?: (props: object) => ReactNode
}

const NOTHING: Row = {}
const named = { name: 'probe' }
const field: Row = { isField: true, disabled: ['onChange'], resets: named }
const keys: Row['prevents'] = { handler: 'onKeyDown' }
const defaultOpen = { defaultOpen: true }
const nothing = () => {}
const menu = (children: ReactNode) => (
  <DropdownMenu defaultOpen trigger={<Button>Menu</Button>}>
    {children}
  </DropdownMenu>
)
const entry = (calls: string[], show: Row['show']): Row => ({
  disabled: calls,
  prevents: { handler: 'onClick', calls },
  show,
})

/** Every part of the kit, and those parts of parts that a person acts on. */
export const abilities: Record<string, Row> = {
  Accordion: NOTHING,
  Alert: NOTHING,
  Avatar: NOTHING,
  AvatarMenu: { opens: defaultOpen },
  Badge: NOTHING,
  Banner: NOTHING,
  BarList: NOTHING,
  Block: NOTHING,
  BrandIcon: NOTHING,
  Breadcrumb: NOTHING,
  Button: { disabled: ['onClick'] },
  Card: NOTHING,
  Carousel: { items: 'slides', prevents: keys },
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
  CommandItem: {
    disabled: ['onSelect'],
    show: props => (
      <CommandPalette
        defaultOpen
        title="Go to"
        value=""
        onValueChange={nothing}
        labels={{ open: 'Open', close: 'Close' }}
      >
        <CommandItem value="qatar" {...props} />
      </CommandPalette>
    ),
  },
  CompanyCard: NOTHING,
  ConfirmDialog: { opens: { open: true } },
  ContactBar: NOTHING,
  CountryCard: NOTHING,
  DataTable: { items: 'rows' },
  DateField: { isField: true, disabled: ['onChange'], opens: defaultOpen, prevents: keys, resets: named },
  DescriptionList: NOTHING,
  Dialog: { opens: defaultOpen },
  Drawer: { opens: defaultOpen },
  DropdownMenu: { opens: defaultOpen },
  DropdownMenuItem: entry(['onSelect'], props => menu(<DropdownMenuItem {...props}>Edit</DropdownMenuItem>)),
  DropdownMenuCheckboxItem: entry(['onCheckedChange'], props =>
    menu(
      <DropdownMenuCheckboxItem checked onCheckedChange={nothing} {...props}>
        Qatar
      </DropdownMenuCheckboxItem>,
    ),
  ),
  DropdownMenuRadioItem: entry(['onSelect'], props =>
    menu(
      <DropdownMenuRadioGroup label="Order" value="name" onValueChange={nothing}>
        <DropdownMenuRadioItem value="size" {...props} />
      </DropdownMenuRadioGroup>,
    ),
  ),
  EmptyState: NOTHING,
  EntryCard: { opens: defaultOpen },
  EntryTable: NOTHING,
  ErrorState: NOTHING,
  ErrorSummary: { items: 'items' },
  Field: NOTHING,
  FieldPair: NOTHING,
  FileCard: NOTHING,
  FileField: { isField: true, disabled: ['onAdd', 'onRemove', 'onRetry'], items: 'files' },
  FilterBar: NOTHING,
  FocusPicker: { isField: true },
  Gallery: { items: 'pictures' },
  HintBar: NOTHING,
  Icon: NOTHING,
  LanguageSwitch: NOTHING,
  Lightbox: { opens: { defaultOpen: true }, items: 'pictures', prevents: keys },
  Link: NOTHING,
  MapFrame: NOTHING,
  MessageDialog: { opens: { open: true } },
  NavDropdown: { opens: defaultOpen, isOpenOnPhones: true },
  NewsCard: NOTHING,
  NumberField: field,
  PageHeader: NOTHING,
  Pagination: NOTHING,
  PasswordField: field,
  PasswordMeter: NOTHING,
  Picture: NOTHING,
  Popover: { opens: defaultOpen },
  Progress: NOTHING,
  Prose: NOTHING,
  ProviderIcon: NOTHING,
  Radio: { ...field, resets: { ...named, defaultChecked: false } },
  RadioGroup: { isField: true, disabled: ['onValueChange'], items: 'options' },
  Reveal: NOTHING,
  SaveBar: NOTHING,
  SearchField: field,
  Section: NOTHING,
  SelectField: field,
  SelectionBar: NOTHING,
  ServiceCard: NOTHING,
  Sidebar: { isOnce: true },
  SiteFooter: NOTHING,
  SiteHeader: NOTHING,
  Skeleton: NOTHING,
  SkipLink: NOTHING,
  Slider: { items: 'slides', prevents: keys, isInertLater: true },
  Spinner: NOTHING,
  StaffHeader: NOTHING,
  Stat: NOTHING,
  StatusPage: NOTHING,
  Steps: NOTHING,
  Switch: field,
  Table: NOTHING,
  Tabs: { items: 'tabs' },
  Tag: NOTHING,
  TaskList: NOTHING,
  TextArea: field,
  TextField: field,
  Timeline: NOTHING,
  Toasts: NOTHING,
  Toolbar: NOTHING,
  Tooltip: { opens: defaultOpen },
}

/** Parts that fail under a condition today: the walk fails as soon as one does not any more, and it goes from here. */
export const known: Partial<Record<Condition, string[]>> = {
  two: ['DataTable'],
}
